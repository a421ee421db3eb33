import path from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '../cannot-start';
import { readConfiguration } from '../configuration';
import { RestoreRefused } from './read-backup';
import { restoreBackup } from './restore-backup';

const usage = 'Say: npm run restore -- <backup> [--replace]     DATA_DIR names the folder';

/** `npm run restore -- <backup>`: the data folder gets what the backup holds. npm tells where it was called from. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new RestoreRefused(usage);
  const { dataFolder, dataKey, databaseUrl } = readConfiguration(process.env);
  if (databaseUrl) throw new RestoreRefused('DATABASE_URL is set: a PostgreSQL is restored by pg_restore.');
  const from = path.resolve(process.env.INIT_CWD ?? '', file);
  console.info(
    await restoreBackup({ file: from, folder: dataFolder, dataKey, replaces: values.replace ?? false }),
  );
}

main().catch((error: unknown) => {
  const isPlain = error instanceof RestoreRefused || error instanceof CannotStart;
  const { code } = error as { code?: string };
  if (isPlain) console.error((error as Error).message);
  else if (code?.startsWith('ERR_PARSE_ARGS')) console.error(usage);
  else console.error(error);
  process.exit(1);
});
