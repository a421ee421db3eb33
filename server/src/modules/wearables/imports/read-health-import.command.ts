import { apiContract } from '@carecircle/contracts/api';
import { findSealedFile } from '../../../files/file-keys';
import { receivedBytes } from '../../../files/sealed-files';
import { refuse } from '../../../refuse';
import { definePreparedCommand } from '../../../spine/define-prepared-command';
import { findOwnImport, changeImport, importOf, lockImport } from './import-rows';
import { readHealthFile } from './read-health-file.job';

/** Begins to read a file once all of it is here; whoever calls again gets it as it stands. */
export const readHealthImport = definePreparedCommand(
  apiContract.wearables.readHealthImport,
  async ({ db, input, circle, actor, now, services }) => {
    const place = { circleId: circle.id, fileId: input.importId };
    const own = { circleId: circle.id, id: input.importId, personId: actor.id };
    const upload = await findOwnImport(db, own, now);
    if (!upload) return { isWhole: false };
    const file = await findSealedFile({ reader: db, crypto: services.crypto }, place, upload.sizeBytes);
    return { isWhole: file !== null && (await receivedBytes(services.files, file)) === upload.sizeBytes };
  },
  async (context) => {
    const { tx, input, circle, actor, now, schedule, prepared } = context;
    const row = await lockImport(tx, circle.id, input.importId);
    if (row.startedBy !== actor.id) throw refuse('NOT_FOUND', { message: 'There is no such file.' });
    if (row.status !== 'uploading') return importOf(row);
    if (!prepared.isWhole) throw refuse('INVALID_STATE', { message: 'This file has not come whole yet.' });
    const reading = await changeImport(context, row, { status: 'reading' });
    await schedule(readHealthFile, { circleId: circle.id, importId: row.id }, now, { key: row.id });
    return reading;
  },
);
