import type { Transact } from '../../../spine/context';
import type { Job } from '../../../spine/define-job';
import { insertCounted } from '../readings/insert-readings';
import type { HealthPart } from './files/health-file';
import type { ImportRow } from './health-imports.tables';
import { changeImport, lockImport } from './import-rows';

interface Taking {
  row: ImportRow;
  transact: Transact;
  job: Job;
  retryMs: number;
}

/** Keeps what a part brings and says how far the file is; false when somebody has cancelled it. */
export function takePart(
  { row: { circleId, id: importId }, transact, job, retryMs }: Taking,
  { readings, left, readBytes }: HealthPart,
): Promise<boolean> {
  return transact(async (unit) => {
    const row = await lockImport(unit.tx, circleId, importId);
    if (row.status !== 'reading') return false;
    const taken = await insertCounted(unit.tx, row, readings);
    const count = taken.reduce((sum, each) => sum + each.count, 0);
    const times = readings.map(({ startAt }) => startAt);
    await changeImport(unit, row, {
      readBytes: Math.min(readBytes, row.sizeBytes),
      taken: row.taken + count,
      known: row.known + readings.length - count,
      left: row.left + left,
      oldestAt: ofBoth(row.oldestAt, times, (one, other) => one < other),
      newestAt: ofBoth(row.newestAt, times, (one, other) => one > other),
    });
    const dueAt = new Date(unit.now.getTime() + retryMs);
    await unit.schedule(job, { circleId, importId }, dueAt, { key: importId });
    if (count > 0)
      await unit.record.toCircle(circleId, 'health.received', {
        wearerId: row.wearerId,
        deviceId: row.deviceId,
        metrics: taken.map(({ metric }) => metric),
        newestAt: times.reduce((newest, time) => (time > newest ? time : newest)),
      });
    return true;
  });
}

function ofBoth(
  known: Date | null,
  times: readonly string[],
  isFurther: (one: string, other: string) => boolean,
): Date | null {
  const all = known ? [known.toISOString(), ...times] : times;
  return all.length === 0
    ? null
    : new Date(all.reduce((furthest, time) => (isFurther(time, furthest) ? time : furthest)));
}
