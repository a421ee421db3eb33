import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { findSealedFile } from '../../../files/file-keys';
import { defineJob, type Job } from '../../../spine/define-job';
import { goOnReading, isReading } from './go-on-reading';
import { lockImport } from './import-rows';

const payload = z.object({ circleId: Id, importId: Id });
/** A server that dies while it reads is followed after this time: what was taken is known then, and kept once. */
const retryMs = 2 * 60_000;

/**
 * Reads a file of measurements outside of any transaction, part by part. The job plans itself again before it begins and with each part,
 * and ends with the file.
 */
export const readHealthFile: Job<typeof payload> = defineJob({
  name: 'wearables.read-health-file',
  rank: 'idle',
  payload,
  async run({ tx, payload: order, now, schedule, inBackground, services }) {
    const { circleId, importId } = order;
    const row = await lockImport(tx, circleId, importId);
    if (row.status !== 'reading') return;
    await schedule(readHealthFile, order, new Date(now.getTime() + retryMs), { key: importId });
    const place = { circleId, fileId: importId };
    const file = await findSealedFile({ reader: tx, crypto: services.crypto }, place, row.sizeBytes);
    if (!file || isReading(importId)) return;
    inBackground((transact) =>
      goOnReading({ row, file, services, transact, job: readHealthFile, retryMs }).catch((error: unknown) =>
        services.log.warn({ err: error, importId }, 'reading a file of measurements stopped'),
      ),
    );
  },
});
