import { existsSync } from 'node:fs';

const endings = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.js'];

/**
 * The file that an import without ending means: a source in this workspace, a built one where the library was packed. Throws when
 * there is none.
 */
export function sourceFile(path: string): string {
  const found = endings
    .map((ending) => path + ending)
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(file));
  if (!found) throw new Error(`${path} is no source file`);
  return found;
}
