import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { ClockTime, Day, Id, Instant, freeText, longText } from '../primitives';
import { careLogLimits, careTimeKinds, journalAudiences } from './care-log-choices';

const { minutesInDay, longestNote, longestEntry, longestTimeNote } = careLogLimits;

/**
 * The fields of a shift that members fill in (CARE-1), as the recipient's wall shows them. It ends at `endTime` of the same day, or
 * of the next one where that is not later than `time`: so it never lasts longer than a day.
 */
export const shiftFields = { memberId: Id, day: Day, time: ClockTime, endTime: ClockTime };

/** What the form of a shift hands over; the same schema checks it in browser and server (ALL-3). */
export const ShiftInput = z.strictObject({ recipientId: Id, ...shiftFields });
export type ShiftInput = z.infer<typeof ShiftInput>;

/** When a member is there for somebody. */
export const Shift = z.object({
  id: Id,
  circleId: Id,
  recipientId: Id,
  ...shiftFields,
  startsAt: Instant,
  /** When it is over, whatever was planned: a started one without a planned end at the latest. */
  endsAt: Instant,
  /** Whether it was begun by 'I start now' and nobody has said yet when it ends. */
  isOpen: z.boolean(),
  /** When its member said 'I'm done'; null for one that simply ran out. */
  endedAt: Instant.nullable(),
  createdBy: Id,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Shift = z.infer<typeof Shift>;

/** The fields of a hand-off note that its author fills in (CARE-1). */
export const handOffFields = { recipientId: Id, text: longText(longestNote), isImportant: z.boolean() };

/** What the form of a hand-off note hands over. */
export const HandOffNoteInput = z.strictObject(handOffFields);
export type HandOffNoteInput = z.infer<typeof HandOffNoteInput>;

/** Who has read a note, and when. */
export const HandOffReading = z.object({ memberId: Id, readAt: Instant });
export type HandOffReading = z.infer<typeof HandOffReading>;

/** What whoever comes on has to know. */
export const HandOffNote = z.object({
  id: Id,
  circleId: Id,
  ...handOffFields,
  authorId: Id,
  createdAt: Instant,
  /** In the order of reading, without the author. */
  readBy: z.array(HandOffReading).max(circleLimits.members),
});
export type HandOffNote = z.infer<typeof HandOffNote>;

export const CareTimeKind = z.enum(careTimeKinds);
export type CareTimeKind = z.infer<typeof CareTimeKind>;

/** The fields of a time of care that its member can change later (CARE-1). */
export const careTimeFields = {
  day: Day,
  minutes: z.int().min(1).max(minutesInDay),
  kind: CareTimeKind,
  note: freeText(longestTimeNote),
};

/** What the form of a time of care hands over. */
export const CareTimeInput = z.strictObject({ recipientId: Id, ...careTimeFields });
export type CareTimeInput = z.infer<typeof CareTimeInput>;

/** Minutes that a member spent on somebody's care, on a day of the recipient's zone. */
export const CareTime = z.object({
  id: Id,
  circleId: Id,
  recipientId: Id,
  ...careTimeFields,
  memberId: Id,
  /** The shift that it confirms; null for one entered by hand. */
  shiftId: Id.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type CareTime = z.infer<typeof CareTime>;

export const JournalAudience = z.enum(journalAudiences);
export type JournalAudience = z.infer<typeof JournalAudience>;

/** The fields of a journal entry that its author can change later (CARE-1). `mood` runs from 1, very low, to 5, very good. */
export const journalFields = {
  day: Day,
  text: longText(longestEntry),
  mood: z.int().min(1).max(5).nullable(),
  audience: JournalAudience,
};

/** What the form of a journal entry hands over. */
export const JournalInput = z.strictObject({ recipientId: Id, ...journalFields });
export type JournalInput = z.infer<typeof JournalInput>;

/** What a member wrote about somebody's day. */
export const JournalEntry = z.object({
  id: Id,
  circleId: Id,
  recipientId: Id,
  ...journalFields,
  authorId: Id,
  createdAt: Instant,
  updatedAt: Instant,
});
export type JournalEntry = z.infer<typeof JournalEntry>;
