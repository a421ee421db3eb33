import * as z from 'zod';
import { applyMigrations } from '../database/apply-migrations';
import { openMemoryDatabase } from '../database/open-memory-database';
import { liveDay } from './live-day';
import { restOfDay } from './moments';
import { templateFiles } from './template-files';

/**
 * A process of its own: lives the rest of a day of the demo circle in a database of its own, keeps a template of each hour, and
 * ends. So neither the time nor the memory that it takes is the server's.
 */
const [folder, from] = z.tuple([z.string(), z.iso.datetime()]).parse(process.argv.slice(2));

// Nobody needs it any more when the server that asked for it is gone.
process.on('disconnect', () => process.exit(0));

const database = await openMemoryDatabase();
await applyMigrations(database.db);
const files = templateFiles(folder);
for await (const { moment, template } of liveDay(database, restOfDay(new Date(from))))
  files.write(moment, template);
process.exit(0);
