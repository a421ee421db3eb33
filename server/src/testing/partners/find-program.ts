import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian keeps servers where only administrators look. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];

/** Path of an installed program; undefined where there is none. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
