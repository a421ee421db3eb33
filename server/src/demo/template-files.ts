import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import type { Template } from './template';

const unpack = promisify(gunzip);
const ending = '.json.gz';

const nameOf = (moment: Date) => `${moment.toISOString().replaceAll(':', '-')}${ending}`;

/** Templates by their moment, each a file that is there whole or not at all. */
export function templateFiles(folder: string) {
  const pathOf = (name: string) => path.join(folder, name);
  const names = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
  const read = async (name: string) =>
    JSON.parse(String(await unpack(await readFile(pathOf(name))))) as Template;
  return {
    isEmpty: () => !names().some((name) => name.endsWith(ending)),
    has: (moment: Date) => existsSync(pathOf(nameOf(moment))),
    read: (moment: Date) => read(nameOf(moment)),
    /** The last one up to a moment and, if wanted, from another one on; null without any. */
    async readNewest(upTo: Date, from = new Date(0)): Promise<Template | null> {
      const newest = names().findLast(
        (name) => name.endsWith(ending) && name <= nameOf(upTo) && name >= nameOf(from),
      );
      return newest ? read(newest) : null;
    },
    write(moment: Date, template: Template): void {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const draft = `${pathOf(nameOf(moment))}.${process.pid}`;
      writeFileSync(draft, gzipSync(JSON.stringify(template), { level: 4 }), { mode: 0o600 });
      renameSync(draft, pathOf(nameOf(moment)));
    },
    /** Removes those of earlier moments, and drafts that were never finished. */
    dropBefore(moment: Date): void {
      for (const name of names()) if (name < nameOf(moment)) rmSync(pathOf(name), { force: true });
    },
  };
}
