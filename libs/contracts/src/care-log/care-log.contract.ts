import * as z from 'zod';
import { careLogLimits } from './care-log-choices';
import { circleLimits, listLimits } from '../circles/circle-limits';
import {
  CareTime,
  HandOffNote,
  JournalEntry,
  Shift,
  careTimeFields,
  handOffFields,
  journalFields,
  shiftFields,
} from './care-log';
import { Cursor, Day, Id, PageLimit } from '../primitives';
import { command, edit, query } from '../api/operation';

const area = 'care';
const shift = { shiftId: Id };
const note = { noteId: Id };
const careTime = { careTimeId: Id };
const entry = { entryId: Id };
const page = { recipientId: Id, cursor: Cursor.optional(), limit: PageLimit };

/** Who is there for somebody, and what the reader has to know or do first. */
export const CareNow = z.object({
  /** Those that were not over two days ago and begin in the next two weeks, soonest first. */
  shifts: z.array(Shift).max(careLogLimits.shiftsShown),
  /** Notes of others that the reader has not read, newest first; of the last two weeks, and not from before they joined. */
  unread: z.array(HandOffNote).max(listLimits.careNow),
  /** The reader's own shifts of the last two weeks that are over and whose minutes nobody has confirmed. */
  unconfirmed: z.array(Shift).max(listLimits.careNow),
});

const MinutesOfMember = z.object({ memberId: Id, minutes: z.int() });
const MinutesOfMembers = z.array(MinutesOfMember).max(circleLimits.members);

/** Minutes of care, in the recipient's zone; null or left out where there is no record (CARE-1). */
export const CareHours = z.object({
  /** Oldest first, the present one last, each from Monday. */
  weeks: z
    .array(z.object({ start: Day, minutes: z.int().nullable(), members: MinutesOfMembers }))
    .max(careLogLimits.weeks),
  month: z.object({ start: Day, minutes: z.int().nullable(), members: MinutesOfMembers }),
});

/** Shifts, hand-off notes, hours and journal of somebody in care (CARE-1). */
export const careLogContract = {
  getCareNow: query({
    area,
    name: 'getCareNow',
    summary: 'Shifts around now, unread hand-off notes, and own shifts to confirm',
    scope: 'circle',
    action: 'care-log:view',
    input: { recipientId: Id },
    output: CareNow,
  }),
  addShift: command({
    area,
    name: 'addShift',
    summary: 'Plan a shift of a member, or enter a past one',
    scope: 'circle',
    action: 'care-log:edit',
    input: { ...shift, recipientId: Id, ...shiftFields },
    output: Shift,
  }),
  startShift: command({
    area,
    name: 'startShift',
    summary: 'I start now',
    scope: 'circle',
    action: 'care-log:edit',
    input: { ...shift, recipientId: Id },
    output: Shift,
  }),
  endShift: command({
    area,
    name: 'endShift',
    summary: 'I am done: end the own present shift, or as admin that of a member',
    scope: 'circle',
    action: 'care-log:edit',
    input: shift,
    output: Shift,
  }),
  editShift: command({
    area,
    name: 'editShift',
    summary: 'Change whose shift it is, its day or its times',
    scope: 'circle',
    action: 'care-log:edit',
    input: { ...shift, ...edit(z.strictObject(shiftFields)) },
    output: Shift,
  }),
  deleteShift: command({
    area,
    name: 'deleteShift',
    summary: 'Hide a shift; it can be restored',
    scope: 'circle',
    action: 'care-log:edit',
    input: shift,
    output: z.object(shift),
  }),
  restoreShift: command({
    area,
    name: 'restoreShift',
    summary: 'Bring a deleted shift back',
    scope: 'circle',
    action: 'care-log:edit',
    input: shift,
    output: Shift,
  }),
  listHandOffNotes: query({
    area,
    name: 'listHandOffNotes',
    summary: 'Hand-off notes, newest first',
    scope: 'circle',
    action: 'care-log:view',
    audit: 'VIEW_HEALTH',
    input: page,
    output: z.object({ notes: z.array(HandOffNote).max(listLimits.page), nextCursor: Cursor.nullable() }),
  }),
  addHandOffNote: command({
    area,
    name: 'addHandOffNote',
    summary: 'Write down what whoever comes next has to know',
    scope: 'circle',
    action: 'care-log:edit',
    input: { ...note, ...handOffFields },
    output: HandOffNote,
  }),
  readHandOffNote: command({
    area,
    name: 'readHandOffNote',
    summary: 'Say that a hand-off note is read',
    scope: 'circle',
    action: 'care-log:view',
    input: note,
    output: HandOffNote,
  }),
  deleteHandOffNote: command({
    area,
    name: 'deleteHandOffNote',
    summary: 'Hide an own hand-off note; it can be restored',
    scope: 'circle',
    action: 'care-log:edit',
    input: note,
    output: z.object(note),
  }),
  restoreHandOffNote: command({
    area,
    name: 'restoreHandOffNote',
    summary: 'Bring an own deleted hand-off note back',
    scope: 'circle',
    action: 'care-log:edit',
    input: note,
    output: HandOffNote,
  }),
  getCareHours: query({
    area,
    name: 'getCareHours',
    summary: 'Minutes of care by member: the last eight weeks and the present month',
    scope: 'circle',
    action: 'care-log:view',
    input: { recipientId: Id },
    output: CareHours,
  }),
  listCareTimes: query({
    area,
    name: 'listCareTimes',
    summary: 'Times of care, newest first',
    scope: 'circle',
    action: 'care-log:view',
    input: page,
    output: z.object({ careTimes: z.array(CareTime).max(listLimits.page), nextCursor: Cursor.nullable() }),
  }),
  addCareTime: command({
    area,
    name: 'addCareTime',
    summary: 'Log own minutes of care, by hand or to confirm a shift',
    scope: 'circle',
    action: 'care-log:edit',
    input: { ...careTime, recipientId: Id, ...careTimeFields, shiftId: Id.nullable() },
    output: CareTime,
  }),
  editCareTime: command({
    area,
    name: 'editCareTime',
    summary: 'Change an own time of care, or as admin that of a member',
    scope: 'circle',
    action: 'care-log:edit',
    input: { ...careTime, ...edit(z.strictObject(careTimeFields)) },
    output: CareTime,
  }),
  deleteCareTime: command({
    area,
    name: 'deleteCareTime',
    summary: 'Hide an own time of care, or as admin that of a member; it can be restored',
    scope: 'circle',
    action: 'care-log:edit',
    input: careTime,
    output: z.object(careTime),
  }),
  restoreCareTime: command({
    area,
    name: 'restoreCareTime',
    summary: 'Bring a deleted time of care back',
    scope: 'circle',
    action: 'care-log:edit',
    input: careTime,
    output: CareTime,
  }),
  listJournal: query({
    area,
    name: 'listJournal',
    summary: 'The journal, newest day first: to friends and medical members what is for everyone',
    scope: 'circle',
    action: 'journal:view',
    input: page,
    output: z.object({ entries: z.array(JournalEntry).max(listLimits.page), nextCursor: Cursor.nullable() }),
  }),
  addJournalEntry: command({
    area,
    name: 'addJournalEntry',
    summary: 'Write an entry into the journal',
    scope: 'circle',
    action: 'journal:write',
    input: { ...entry, recipientId: Id, ...journalFields },
    output: JournalEntry,
  }),
  editJournalEntry: command({
    area,
    name: 'editJournalEntry',
    summary: 'Change an own entry, or who reads it',
    scope: 'circle',
    action: 'journal:write',
    input: { ...entry, ...edit(z.strictObject(journalFields)) },
    output: JournalEntry,
  }),
  deleteJournalEntry: command({
    area,
    name: 'deleteJournalEntry',
    summary: 'Hide an own entry; it can be restored',
    scope: 'circle',
    action: 'journal:write',
    input: entry,
    output: z.object(entry),
  }),
  restoreJournalEntry: command({
    area,
    name: 'restoreJournalEntry',
    summary: 'Bring an own deleted entry back',
    scope: 'circle',
    action: 'journal:write',
    input: entry,
    output: JournalEntry,
  }),
};
