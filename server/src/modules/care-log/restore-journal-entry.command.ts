import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { changeEntry, entryOf, lockOwnEntry, tellWritten } from './journal-rows';

export const restoreJournalEntry = defineCommand(
  apiContract.care.restoreJournalEntry,
  async ({ tx, input, actor, now, record }) => {
    const row = await lockOwnEntry(tx, actor, input.entryId);
    if (!row.deletedAt) return entryOf(row);
    requireInTrash(row.deletedAt, now);
    const entry = await changeEntry(tx, row, { deletedAt: null, updatedAt: now });
    await tellWritten(record, entry);
    return entry;
  },
);
