import { existsSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../cannot-start';
import { openFolderClient, type FolderClient } from './folder-client';
import { lockFolder } from './folder-lock';
import { makeFolderDatabase } from './make-folder-database';

/** The data folder is there but the engine cannot open it. */
class FolderDamaged extends CannotStart {
  constructor(folder: string, cause: unknown) {
    super(
      `The database in ${folder} cannot be opened. Nothing was changed; restore a backup or choose another DATA_DIR.`,
      {
        cause,
      },
    );
    this.name = 'FolderDamaged';
  }
}

/** A data folder that this process alone holds, and the thread that has its database open. */
export interface OpenFolder {
  client: FolderClient;
  /** Gives the folder back. */
  unlock(): void;
}

/**
 * Takes the folder and opens `<folder>/database` in the thread of the embedded engine; makes it where there is none.
 *
 * @throws FolderLocked, FolderDamaged, NotMade
 */
export async function openFolder(folder: string): Promise<OpenFolder> {
  const unlock = lockFolder(folder);
  const inner = path.join(folder, 'database');
  try {
    if (!existsSync(inner)) await makeFolderDatabase(inner);
    return { client: await openFolderClient(inner).catch(damaged(inner)), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

function damaged(folder: string) {
  return (cause: unknown): never => {
    throw new FolderDamaged(folder, cause);
  };
}
