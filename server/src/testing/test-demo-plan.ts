import { inject } from 'vitest';
import type { DemoPlan } from '../demo/demo-circle';
import { liveDay } from '../demo/live-day';
import { templateFiles } from '../demo/template-files';
import { openEmbedded } from './test-database';

/** The demo circle of test servers: lived in this process, up to one moment alone, once for all servers of a run. */
export function testDemoPlan(): DemoPlan {
  return { folder: inject('demoFolder'), live: liveOneMoment, patienceMs: 240_000 };
}

const liveOneMoment: DemoPlan['live'] = async (folder, from) => {
  const database = await openEmbedded('migrated');
  try {
    const files = templateFiles(folder);
    for await (const { moment, template } of liveDay(database, [from])) files.write(moment, template);
  } finally {
    await database.close();
  }
};
