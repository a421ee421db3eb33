import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { defineCommand } from '../../spine/define-command';
import { changeDocument, documentOf, lockDocument } from './document-rows';
import { planReminder } from './remind-of-expiry.job';
import { requireRenewalOwner } from './require-renewal-owner';

/** Only the fields sent are written, so that two members who edit different fields both keep their work. */
export const editDocument = defineCommand(
  apiContract.documents.editDocument,
  async ({ tx, input, circle, now, record, schedule }) => {
    const before = await lockDocument(tx, circle.id, input.documentId);
    requireSeen(documentOf(before), input.changes, input.seen);
    const changes = changedFields(before, input.changes);
    if (Object.keys(changes).length === 0) return documentOf(before);
    if (changes.renewalOwnerId) await requireRenewalOwner(tx, circle.id, changes.renewalOwnerId);
    const after = await changeDocument(tx, before, { ...changes, updatedAt: now });
    await record('document.edited', { document: documentOf(after) });
    if (changes.expiresOn !== undefined) await planReminder(schedule, circle.timeZone, after, now);
    return documentOf(after);
  },
);
