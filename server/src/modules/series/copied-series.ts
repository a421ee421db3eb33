import { Day, ClockTime, Id, Instant, Repeat, TimeZone, freeText, line } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import type { CopiedRecord } from '../copied-kind';

/** As many days as a file's rule becomes at most. */
const mostDays = 400;
/** Between these occurrences can be named (`occurrence-id.ts`). */
const [earliest, latest] = ['1970-01-01', '2149-12-31'];

const day = Day.refine((text) => text >= earliest && text <= latest, { error: 'day_range' });

/** What the copy of a circle holds of every series (`series.columns.ts`). */
export const copiedSeries = {
  id: Id,
  title: line(200),
  description: freeText(4000),
  recipientId: Id.nullable(),
  repeat: Repeat.nullable(),
  days: z.array(day).min(1).max(mostDays).nullable(),
  startDate: day,
  time: ClockTime.nullable(),
  timeZone: TimeZone,
  dayShift: z.int().min(-1).max(1),
  firstDate: day,
  lastDate: Day.nullable(),
  createdBy: Id,
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: Instant.nullable(),
};

/** Whether a series says in one way when it happens, and its id leaves room for those of its days. */
export function isSchedule({ id, repeat, days }: CopiedRecord): boolean {
  return String(id).endsWith('0000') && (repeat === null) !== (days === null);
}
