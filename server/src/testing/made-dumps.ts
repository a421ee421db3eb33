import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { applyMigrations, migrationsFolder } from '../database/apply-migrations';
import { openMemoryDatabase } from '../database/open-memory-database';

/**
 * A folder with `bare.tar.gz` and `migrated.tar.gz`, data folders of the embedded engine without tables and with the current schema.
 * To restore one is many times faster than to make it anew; they are kept until a migration or the engine changes.
 */
export async function makeDumps(): Promise<string> {
  const cache = path.join(import.meta.dirname, '../../node_modules/.cache/carecircle');
  const folder = path.join(cache, `dumps-${hashOfMigrations()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const database = await openMemoryDatabase();
  const keep = async (name: string) => {
    const dump = await database.client.dumpDataDir('gzip');
    writeFileSync(path.join(unfinished, `${name}.tar.gz`), Buffer.from(await dump.arrayBuffer()));
  };
  await keep('bare');
  await applyMigrations(database.db);
  await keep('migrated');
  await database.close();
  renameSync(unfinished, folder);
  return folder;
}

function hashOfMigrations(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((entry) => entry.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  hash.update(readFileSync(path.join(folder, 'meta/_journal.json')));
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(path.join(path.dirname(engine), '../package.json')));
  return hash.digest('hex').slice(0, 16);
}
