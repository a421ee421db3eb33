import { applyMigrations } from '../database/apply-migrations';
import { openMemoryDatabase } from '../database/open-memory-database';
import { liveDay } from './live-day';
import { restOfDay } from './moments';
import { templateFiles } from './template-files';

/** Lives the rest of a day from this moment in a database of its own and writes a template of each hour into the folder. */
export async function writeDay(folder: string, from: Date): Promise<void> {
  const database = await openMemoryDatabase();
  await applyMigrations(database.db);
  const files = templateFiles(folder);
  for await (const { moment, template } of liveDay(database, restOfDay(from))) files.write(moment, template);
}
