import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseHandle } from './database';
import { askEngine } from './ask-engine';
import { createEngine } from './create-engine';
import { databaseOn } from './database-on';
import { poolOnEngine } from './engine-stream';

/** The real engine in this thread without a folder: for tests. `dump` is a data folder from `dumpDataDir`. */
export async function openMemoryDatabase(dump?: Blob): Promise<DatabaseHandle & { client: PGlite }> {
  const client = await createEngine({ loadDataDir: dump });
  const pool = poolOnEngine((messages) => askEngine(client, messages));
  return {
    kind: 'memory',
    ...databaseOn(pool),
    client,
    async close() {
      await pool.end();
      await client.close();
    },
  };
}
