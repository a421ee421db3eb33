import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { changeEntry, entryOf, lockOwnEntry, tellWithdrawn, tellWritten } from './journal-rows';
import { requirePastDay } from './require-past-day';

/** What is for carers now leaves the screens of everybody else; to carers it stays. */
export const editJournalEntry = defineCommand(
  apiContract.care.editJournalEntry,
  async ({ tx, input, circle, actor, now, record }) => {
    const before = await lockOwnEntry(tx, actor, input.entryId);
    if (before.deletedAt) throw refuse('NOT_FOUND', { message: 'This entry was deleted.' });
    requireSeen(entryOf(before), input.changes, input.seen);
    const changes = changedFields(before, input.changes);
    if (Object.keys(changes).length === 0) return entryOf(before);
    if (changes.day !== undefined) {
      requirePastDay(await requireRecipient(tx, circle.id, before.recipientId), changes.day, now);
    }
    const entry = await changeEntry(tx, before, { ...changes, updatedAt: now });
    if (changes.audience === 'carers') await tellWithdrawn(record, before);
    await tellWritten(record, entry);
    return entry;
  },
);
