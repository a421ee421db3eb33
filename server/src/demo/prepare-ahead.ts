import { readConfiguration } from '../configuration';
import { makeDataFolder } from '../data-folder';
import { fail } from '../fail';
import { demoPlan } from './demo-plan';
import { momentFor } from './moments';
import { templateFiles } from './template-files';
import { writeDay } from './write-day';

/** A process that lives the demo's day before a server first starts, so that nobody waits for it; does nothing before later starts. */
async function prepareAhead(): Promise<void> {
  const { hasDemo, dataFolder } = readConfiguration(process.env);
  if (!hasDemo) return;
  const { folder } = demoPlan(dataFolder);
  if (!templateFiles(folder).isEmpty()) return;
  makeDataFolder(dataFolder);
  await writeDay(folder, momentFor(new Date()));
}

prepareAhead().then(() => process.exit(0), fail);
