import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { journalEntries, type JournalEntryRow } from './care-log.tables';
import { entryOf, tellWritten } from './journal-rows';
import { requirePastDay } from './require-past-day';

export const addJournalEntry = defineCommand(
  apiContract.care.addJournalEntry,
  async ({ tx, input, circle, actor, now, record, addRow }) => {
    const { recipientId, day, text, mood, audience } = input;
    requirePastDay(await requireRecipient(tx, circle.id, recipientId), day, now);
    const row: JournalEntryRow = {
      circleId: circle.id,
      id: input.entryId,
      ...{ recipientId, day, text, mood, audience },
      authorId: actor.id,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    addRow(journalEntries, row, () => refuse('ALREADY_DONE', { message: 'This entry was added before.' }));
    const entry = entryOf(row);
    await tellWritten(record, entry);
    return entry;
  },
);
