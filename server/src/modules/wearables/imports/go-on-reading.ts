import { deviceMetricOf, wearableLimits, type HealthMetric } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { circles } from '../../../access/circles.tables';
import { readFile } from '../../../files/sealed-files';
import type { SealedFile } from '../../../files/sealed-chunk';
import type { Transact } from '../../../spine/context';
import type { Job } from '../../../spine/define-job';
import { cancelJob } from '../../../spine/jobs/job-table';
import type { Services } from '../../../spine/services';
import { changeDevice, lockDeviceEvenDeleted } from '../devices/device-rows';
import { findWearer } from '../devices/find-wearer';
import { readSettings } from '../watch/read-settings';
import { HealthFileFault } from './files/health-file';
import { readParts } from './files/read-parts';
import type { ImportRow } from './health-imports.tables';
import { changeImport, lockImport } from './import-rows';
import { takePart } from './take-part';

interface Reading {
  row: ImportRow;
  file: SealedFile;
  services: Services;
  transact: Transact;
  /** The job that stands in for this reading when the server dies, and how soon. */
  job: Job;
  retryMs: number;
}

/** Files that this process reads at present. */
const underWay = new Set<string>();

export const isReading = (importId: string) => underWay.has(importId);

/** Reads a file to its end, or until somebody cancels it; says how it went. */
export async function goOnReading(reading: Reading): Promise<void> {
  const { row, file, services } = reading;
  underWay.add(row.id);
  try {
    const { timeZone, wants } = await begin(reading);
    const bytes = {
      sizeBytes: row.sizeBytes,
      read: (from: number, to: number) => readFile(services.files, file, from, to),
    };
    const latestMs = services.clock.now().getTime() + wearableLimits.aheadMs;
    let fault: HealthFileFault | null = null;
    try {
      for await (const part of oneAhead(readParts(bytes, { timeZone, latestMs }))) {
        const readings = part.readings.filter(({ metric }) => wants(metric));
        if (!(await takePart(reading, { ...part, readings }))) return;
      }
    } catch (error) {
      if (!(error instanceof HealthFileFault)) throw error;
      fault = error;
    }
    await end(reading, fault);
  } finally {
    underWay.delete(row.id);
  }
}

/** Reads the next part while the last one is written: the database has a thread, or a process, of its own. */
async function* oneAhead<Part>(parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
  try {
    let next = parts.next();
    for (;;) {
      const read = await next;
      if (read.done) return;
      next = parts.next();
      // Thrown once its turn comes.
      next.catch(() => undefined);
      yield read.value;
    }
  } finally {
    await parts.return(undefined);
  }
}

/** In which zone the wearer lives, and what is wanted of them. */
function begin({ row, transact }: Reading) {
  return transact(async ({ tx }) => {
    const [circle] = await tx.select().from(circles).where(eq(circles.id, row.circleId));
    if (!circle) throw new Error('The circle is gone.');
    const { timeZone } = await findWearer(tx, circle, row.wearerId);
    const device = await lockDeviceEvenDeleted(tx, row.circleId, row.deviceId);
    const settings = await readSettings(tx, row.circleId, row.wearerId);
    const wants = (metric: HealthMetric) =>
      [device.metrics, settings.metrics].every((metrics) => metrics.includes(deviceMetricOf(metric)));
    return { timeZone, wants };
  });
}

async function end({ row, services, transact, job }: Reading, fault: HealthFileFault | null): Promise<void> {
  const { circleId, id: importId } = row;
  const isOver = await transact(async (unit) => {
    const last = await lockImport(unit.tx, circleId, importId);
    if (last.status !== 'reading') return false;
    const isAnything = last.taken + last.known > 0;
    await changeImport(unit, last, {
      status: fault && !isAnything ? 'failed' : 'done',
      problem: fault?.problem ?? null,
      missing: fault ? [...fault.missing].slice(0, 10) : [],
      readBytes: fault ? last.readBytes : last.sizeBytes,
      endedAt: unit.now,
    });
    await cancelJob(unit.tx, job, { circleId, key: importId });
    const device = await lockDeviceEvenDeleted(unit.tx, circleId, row.deviceId);
    if (isAnything && !device.deletedAt)
      await changeDevice(unit, device, { isConnected: true, lastSyncAt: unit.now });
    return true;
  });
  if (isOver) await services.files.remove({ circleId, fileId: importId });
}
