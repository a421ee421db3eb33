import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyMigrations, migrationsFolder } from '../database/apply-migrations';
import { openMemoryDatabase } from '../database/open-memory-database';

/** Restoring a dump is several times faster than making the schema anew; it is kept until a migration changes. */
export async function makeMigratedDump(): Promise<string> {
  const folder = path.join(import.meta.dirname, '../../node_modules/.cache/carecircle');
  const file = path.join(folder, `schema-${hashOfMigrations()}.tar.gz`);
  if (existsSync(file)) return file;
  const database = await openMemoryDatabase();
  await applyMigrations(database.db);
  const dump = await database.client.dumpDataDir('gzip');
  await database.close();
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  return file;
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
  return hash.digest('hex').slice(0, 16);
}
