import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeEntry, lockOwnEntry, tellWithdrawn } from './journal-rows';

export const deleteJournalEntry = defineCommand(
  apiContract.care.deleteJournalEntry,
  async ({ tx, input, actor, now, record }) => {
    const row = await lockOwnEntry(tx, actor, input.entryId);
    if (row.deletedAt) return { entryId: row.id };
    await changeEntry(tx, row, { deletedAt: now, updatedAt: now });
    await tellWithdrawn(record, row);
    return { entryId: row.id };
  },
);
