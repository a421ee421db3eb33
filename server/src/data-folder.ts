import { accessSync, constants, mkdirSync } from 'node:fs';
import { CannotStart } from './cannot-start';

const reasons: Record<string, string> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'its disk may only be read',
  ENOSPC: 'its disk is full',
};

/**
 * Makes the folder that outlives this process, for its owner's eyes only.
 *
 * @throws CannotStart
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    const why = reasons[code] ?? message;
    throw new CannotStart(`The data folder ${folder} cannot be used: ${why}. Choose another DATA_DIR.`, {
      cause,
    });
  }
}
