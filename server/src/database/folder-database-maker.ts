import { applyMigrations } from './apply-migrations';
import { askEngine } from './ask-engine';
import { createEngine } from './create-engine';
import { databaseOn } from './database-on';
import { poolOnEngine } from './engine-stream';

/** The process that makes an embedded database in the folder that it is given, and ends with whoever started it. */
process.once('disconnect', () => process.exit(1));

async function make(folder: string): Promise<void> {
  const engine = await createEngine({ dataDir: folder });
  const pool = poolOnEngine((messages) => askEngine(engine, messages));
  await applyMigrations(databaseOn(pool).db);
  await pool.end();
  await engine.close();
}

make(process.argv[2] ?? '').then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
