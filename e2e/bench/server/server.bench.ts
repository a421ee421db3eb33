import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { measureColdStart } from './measure-cold-start';
import { measureDatabase } from './measure-database';
import { connections } from './press-operations';

const settings = { REQUESTS_PER_MINUTE: '1000000000' };

/** The embedded database, and PostgreSQL when `TEST_DATABASE_URL` names a server. */
export default async function bench(): Promise<Figure[]> {
  const postgres = process.env.TEST_DATABASE_URL;
  return [...(await onFolder()), ...(postgres ? await onPostgres(postgres) : [])];
}

/** One process at a time may hold a folder, so the bare server gets a copy. */
async function onFolder(): Promise<Figure[]> {
  const copy = mkdtempSync(join(tmpdir(), 'carecircle-bare-'));
  const product = await startProduct({ DEMO: 'on', ...settings });
  try {
    const throughput = await measureDatabase(product, 'embedded', () => {
      cpSync(product.dataDir, copy, { recursive: true });
      return { DATA_DIR: copy };
    });
    return [...throughput, await measureColdStart(product)];
  } finally {
    await product.dispose();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function onPostgres(serverUrl: string): Promise<Figure[]> {
  const name = `carecircle_bench_${randomUUID().slice(0, 8)}`;
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  const DATABASE_URL = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const database = { DATABASE_URL, DATABASE_POOL: String(connections + 4) };
  const product = await startProduct({ DEMO: 'on', ...settings, ...database });
  try {
    return await measureDatabase(product, 'PostgreSQL', () => database);
  } finally {
    await product.dispose();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
}
