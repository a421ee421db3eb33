import * as z from 'zod';
import { ClockTime, Day } from '../primitives';
import { calendarImportLimits, leftReasons, toldReasons } from './calendar-import-limits';

/** The text of an .ics file; the server refuses at `file` what is too large, damaged or no calendar. */
export const CalendarFileText = z
  .string()
  .refine((text) => text.length <= calendarImportLimits.fileBytes, { error: 'file_too_large' });

const named = <R extends z.ZodType>(reason: R) =>
  z
    .array(
      z.object({
        title: z.string(),
        /** Where it stands in the file. */
        line: z.int(),
        /** When it begins, as the file says; null where that cannot be read. */
        date: Day.nullable(),
        reason,
      }),
    )
    .max(calendarImportLimits.named);

/** What an import adds, or would add, and what it leaves out. A series counts once. */
export const CalendarImport = z.object({
  events: z.int(),
  /** Those that were imported before and stay as they are. */
  known: z.int(),
  first: z
    .array(z.object({ title: z.string(), date: Day, time: ClockTime.nullable(), isRepeating: z.boolean() }))
    .max(calendarImportLimits.shownFirst),
  left: named(z.enum(leftReasons)),
  /** How many more are left out than `left` names. */
  leftMore: z.int(),
  told: named(z.enum(toldReasons)),
  toldMore: z.int(),
});
export type CalendarImport = z.infer<typeof CalendarImport>;
