import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, DatabaseHandle } from './database';

/** The real engine in this thread without a folder: for tests. `dump` is a data folder from `dumpDataDir`. */
export async function openMemoryDatabase(dump?: Blob): Promise<DatabaseHandle & { client: PGlite }> {
  const client = await PGlite.create({ loadDataDir: dump });
  const db = drizzle({ client }) as unknown as Database;
  return { kind: 'memory', db, client, close: () => client.close() };
}
