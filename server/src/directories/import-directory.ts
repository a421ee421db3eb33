import path from 'node:path';
import { CannotStart } from '../cannot-start';
import { readConfiguration } from '../configuration';
import { applyMigrations } from '../database/apply-migrations';
import { openFolderDatabase } from '../database/open-folder-database';
import { openPostgresDatabase } from '../database/open-postgres-database';
import { directories } from './directories';
import { ImportRefused, readCsv } from './read-csv';

const usage = `Say: npm run import-directory -- ${Object.keys(directories).join('|')} <file.csv>     DATA_DIR or DATABASE_URL names the database`;

/** `npm run import-directory -- doctors file.csv`: the file replaces what the directory held, all of it or nothing. */
async function main(): Promise<void> {
  const [name = '', file, ...more] = process.argv.slice(2);
  const directory = Object.hasOwn(directories, name) ? directories[name] : undefined;
  if (!directory || !file || more.length > 0) throw new ImportRefused(usage);
  const { databaseUrl, dataFolder } = readConfiguration(process.env);
  const database = databaseUrl
    ? await openPostgresDatabase({ url: databaseUrl })
    : await openFolderDatabase(dataFolder);
  try {
    await applyMigrations(database.db);
    const from = path.resolve(process.env.INIT_CWD ?? '', file);
    const { added, left } = await directory.replaceBy(database.db, readCsv(from, directory.columns));
    console.info(`The directory of ${name} holds ${added} entries now; ${left} lines were left out.`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isPlain = [ImportRefused, CannotStart, RangeError].some((kind) => error instanceof kind);
  console.error(isPlain ? (error as Error).message : error);
  process.exit(1);
});
