import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { makeFolderDatabase } from '../database/make-folder-database';
import { makeDumps } from './made-dumps';
import { startPostgresCluster } from './partners/postgres-cluster';
import { shareOnce, type Made } from './partners/share-once';
import sharePrograms from './programs/share-programs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the folder with data folders of the embedded engine is asked for, `bare.tar.gz` and `migrated.tar.gz`. */
    dumps: string;
    /** Where the demo circle of this run is made ahead of time. */
    demoFolder: string;
    /** Name under which this run makes its databases on PostgreSQL. */
    testRun: string;
    /** Where the run's own PostgreSQL is asked for. */
    sharedPostgres: string;
    /** Where a data folder with an empty database of the current schema is asked for. */
    madeDatabase: string;
  }
}

const url = process.env.TEST_DATABASE_URL;

/** Prepares what every test server begins with; at the end removes the run's own PostgreSQL, or its databases on another. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const testRun = `carecircle_test_${randomUUID().slice(0, 8)}`;
  const postgres = await shareOnce(startPostgres);
  const removePrograms = await sharePrograms();
  const made = await shareOnce(makeDatabase);
  const dumps = await shareOnce(async () => ({ text: await makeDumps(), remove: async () => undefined }));
  const demoFolder = mkdtempSync(path.join(tmpdir(), 'carecircle-demo-'));
  project.provide('demoFolder', demoFolder);
  project.provide('testRun', testRun);
  project.provide('sharedPostgres', postgres.askAt);
  project.provide('madeDatabase', made.askAt);
  project.provide('dumps', dumps.askAt);
  return async () => {
    rmSync(demoFolder, { recursive: true, force: true });
    await postgres.remove();
    await removePrograms();
    await made.remove();
    await dumps.remove();
    if (url) await dropDatabases(url, testRun);
  };
}

async function startPostgres(): Promise<Made> {
  const { url: text, remove } = await startPostgresCluster();
  return { text, remove };
}

async function makeDatabase(): Promise<Made> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carecircle-made-'));
  await makeFolderDatabase(path.join(folder, 'database'));
  return { text: folder, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function dropDatabases(serverUrl: string, testRun: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  const found = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [testRun],
  );
  for (const { datname } of found.rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
