import { sql } from 'drizzle-orm';
import { CannotStart } from '../cannot-start';
import { readConfiguration } from '../configuration';
import { applyMigrations } from '../database/apply-migrations';
import type { DatabaseHandle } from '../database/database';
import { openFolderDatabase } from '../database/open-folder-database';
import { openPostgresDatabase } from '../database/open-postgres-database';
import { requireWholeSchema } from '../database/require-whole-schema';
import { leap } from '../restore/leap';

/**
 * `npm run migrate`: brings the database that the environment names to this version's schema, and does nothing else. Where many
 * servers run it is a step of its own before the first of them starts; a server that finds its schema whole takes no lock. With
 * `--restored`, after `pg_restore` of an older state, its logs go on far beyond what browsers have seen.
 */
async function main(): Promise<void> {
  const { databaseUrl, dataFolder } = readConfiguration(process.env);
  const isRestored = process.argv.includes('--restored');
  if (isRestored && !databaseUrl)
    throw new CannotStart('--restored is for DATABASE_URL: npm run restore does it in a data folder.');
  const database = databaseUrl
    ? await openPostgresDatabase({ url: databaseUrl })
    : await openFolderDatabase(dataFolder);
  try {
    const applied = await applyMigrations(database.db);
    await requireWholeSchema(database.db);
    if (isRestored) await leapOn(database);
    console.info(applied === 0 ? 'The schema is up to date.' : `${applied} migrations applied.`);
  } finally {
    await database.close();
  }
}

function leapOn({ db }: DatabaseHandle): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const statement of leap) await tx.execute(sql.raw(statement));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
});
