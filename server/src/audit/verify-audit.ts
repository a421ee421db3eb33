import { sql } from 'drizzle-orm';
import { CannotStart } from '../cannot-start';
import { readConfiguration } from '../configuration';
import { openFolderDatabase } from '../database/open-folder-database';
import { openPostgresDatabase } from '../database/open-postgres-database';
import { verifyChain } from './verify-chain';

/** `npm run verify-audit`: computes every circle's audit chain anew; ends with 1 where one was tampered with (PRIV-5). */
async function main(): Promise<void> {
  const { databaseUrl, dataFolder } = readConfiguration(process.env);
  const database = databaseUrl
    ? await openPostgresDatabase({ url: databaseUrl })
    : await openFolderDatabase(dataFolder);
  try {
    const found = await database.db.execute<{ circle_id: string }>(
      sql`select circle_id from audit_chains union select circle_id from audit_entries order by 1`,
    );
    let entries = 0;
    let wrong = 0;
    for (const { circle_id: circleId } of found.rows) {
      const check = await verifyChain(database.db, circleId);
      entries += check.entries;
      if (check.wrongAt === null) continue;
      wrong += 1;
      console.error(`Circle ${circleId}: entry ${check.wrongAt} was changed, removed or slipped in.`);
    }
    console.info(`${entries} entries of ${found.rows.length} circles checked, ${wrong} chains broken.`);
    if (wrong > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof CannotStart || error instanceof RangeError ? error.message : error);
  process.exit(1);
});
