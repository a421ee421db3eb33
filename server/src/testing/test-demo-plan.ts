import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { applyMigrations } from '../database/apply-migrations';
import { openMemoryDatabase } from '../database/open-memory-database';
import type { DemoPlan } from '../demo/demo-circle';
import { liveDay } from '../demo/live-day';
import { templateFiles } from '../demo/template-files';

/** The demo circle of test servers: lived in this process, up to one moment alone, once for all servers of a run. */
export function testDemoPlan(): DemoPlan {
  return { folder: inject('demoFolder'), live: liveOneMoment, patienceMs: 240_000 };
}

const liveOneMoment: DemoPlan['live'] = async (folder, from) => {
  const dump = inject('migratedDump');
  const database = await openMemoryDatabase(dump ? new Blob([readFileSync(dump)]) : undefined);
  try {
    await applyMigrations(database.db);
    const files = templateFiles(folder);
    for await (const { moment, template } of liveDay(database, [from])) files.write(moment, template);
  } finally {
    await database.close();
  }
};
