import { readConfiguration } from './configuration';
import { openFolder } from './database/open-folder';
import { fail } from './fail';

/** Opening the embedded database takes longest: it begins before the rest of the server is read. */
async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, process.argv.slice(2));
  const folder = configuration.databaseUrl ? null : openFolder(configuration.dataFolder);
  // A failure is told where it is waited for.
  folder?.catch(() => undefined);
  const { serve } = await import('./serve');
  await serve(configuration, folder);
}

start().catch(fail);
