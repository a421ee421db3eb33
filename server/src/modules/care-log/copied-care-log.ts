import { CareTime, HandOffNote, JournalEntry, Shift } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import { and, eq, isNull } from 'drizzle-orm';
import type { CopiedKind } from '../copied-kind';
import { careTimes, handOffNotes, journalEntries, shifts } from './care-log.tables';

const refers = { recipientId: 'recipients' };

/** The care log (CARE-1). */
export const copiedCareLog: readonly CopiedKind[] = [
  {
    name: 'shifts',
    table: shifts,
    action: 'care-log:view',
    fields: Shift.omit({ circleId: true }).shape,
    refers,
    people: ['memberId', 'createdBy'],
    where: () => isNull(shifts.deletedAt),
  },
  {
    name: 'handOffNotes',
    table: handOffNotes,
    action: 'care-log:view',
    fields: HandOffNote.omit({ circleId: true, readBy: true }).shape,
    refers,
    people: ['authorId'],
    where: () => isNull(handOffNotes.deletedAt),
  },
  {
    name: 'careTimes',
    table: careTimes,
    action: 'care-log:view',
    fields: CareTime.omit({ circleId: true }).shape,
    refers: { ...refers, shiftId: 'shifts' },
    people: ['memberId'],
    where: () => isNull(careTimes.deletedAt),
  },
  {
    name: 'journal',
    table: journalEntries,
    action: 'journal:view',
    fields: JournalEntry.omit({ circleId: true }).shape,
    refers,
    people: ['authorId'],
    where: (member) =>
      and(
        isNull(journalEntries.deletedAt),
        can(member, 'journal:view-all') ? undefined : eq(journalEntries.audience, 'everyone'),
      ),
    shown: (record, member) =>
      record.audience === 'everyone' || can(member, 'journal:view-all', String(record.recipientId))
        ? record
        : null,
  },
];
