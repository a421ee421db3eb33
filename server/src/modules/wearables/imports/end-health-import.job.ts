import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { defineJob } from '../../../spine/define-job';
import { changeImport, lockImport } from './import-rows';

/** A file that did not come within a day is given up with its bytes. */
export const endHealthImport = defineJob({
  name: 'wearables.end-health-import',
  rank: 'idle',
  payload: z.object({ circleId: Id, importId: Id }),
  async run(unit) {
    const { circleId, importId } = unit.payload;
    const row = await lockImport(unit.tx, circleId, importId);
    if (row.status !== 'uploading') return;
    await changeImport(unit, row, { status: 'cancelled', endedAt: unit.now });
    unit.afterCommit(() => unit.services.files.remove({ circleId, fileId: importId }));
  },
});
