import type { BackupContent } from '../backup/backup-text';
import { applyMigrations } from '../database/apply-migrations';
import { askEngine } from '../database/ask-engine';
import { createEngine } from '../database/create-engine';
import { databaseOn } from '../database/database-on';
import { poolOnEngine } from '../database/engine-stream';
import { leap } from './leap';

/** Makes a database in an empty folder from a backup, with the schema it was taken from. */
export async function importTables(folder: string, content: BackupContent): Promise<void> {
  const { header, tables, counters } = content;
  const client = await createEngine({ dataDir: folder });
  try {
    const pool = poolOnEngine((messages) => askEngine(client, messages));
    await applyMigrations(databaseOn(pool).db, { upTo: header.migrations.at(-1) });
    await pool.end();
    await client.transaction(async (tx) => {
      await tx.exec('set local session_replication_role = replica; truncate schema_migrations');
      for (const { name, columns, rows } of tables) {
        const listed = columns.map((column) => `"${column}"`).join(', ');
        await tx.query(`copy "${name}" (${listed}) from '/dev/blob'`, [], {
          blob: new Blob([new Uint8Array(rows)]),
        });
      }
      for (const { name, reached } of counters) await tx.query('select setval($1, $2)', [name, reached]);
      await tx.exec(leap.join(';'));
    });
  } finally {
    await client.close();
  }
}
