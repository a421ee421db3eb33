import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { integrityOf } from './integrity-of';

/** What a page must know of a written file, given by its path below `folder`. */
export function describeFile(path: string, folder: string) {
  const bytes = readFileSync(resolve(folder, path));
  return { path, integrity: integrityOf(bytes), size: bytes.byteLength };
}
