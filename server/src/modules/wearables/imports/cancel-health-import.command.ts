import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { findOwnWearer } from '../devices/find-wearer';
import { changeImport, importOf, lockImport } from './import-rows';

/** Whoever reads the file sees it at the next step and stops. */
export const cancelHealthImport = defineCommand(apiContract.wearables.cancelHealthImport, async (context) => {
  const { tx, input, circle, actor, now, afterCommit, services } = context;
  const row = await lockImport(tx, circle.id, input.importId);
  await findOwnWearer(tx, circle, actor, row.wearerId);
  if (row.status !== 'uploading' && row.status !== 'reading') return importOf(row);
  afterCommit(() => services.files.remove({ circleId: circle.id, fileId: row.id }));
  return changeImport(context, row, { status: 'cancelled', endedAt: now });
});
