import * as z from 'zod';
import { Day, Id, Instant, freeText } from '../primitives';

/** How somebody is doing; `ok` is 'not great' on the screen. */
export const CheckInStatus = z.enum(['safe', 'ok', 'needs-help']);
export type CheckInStatus = z.infer<typeof CheckInStatus>;

/** The fields of a check-in that members fill in (CHK-1). `mood` runs from 1, very low, to 5, very good. */
export const checkInFields = {
  recipientId: Id,
  status: CheckInStatus,
  mood: z.int().min(1).max(5).nullable(),
  notes: freeText(2000),
};

/** What the check-in form hands over; the same schema checks it in browser and server (ALL-3). */
export const CheckInInput = z.strictObject(checkInFields);
export type CheckInInput = z.infer<typeof CheckInInput>;

/** How a member found somebody that the circle cares for. */
export const CheckIn = z.object({
  id: Id,
  circleId: Id,
  ...checkInFields,
  checkedBy: Id,
  /** Name of whoever filled it in over a link of that member (CHK-4); null where the member did it. */
  overLinkBy: z.string().nullable().default(null),
  /** Calendar day in the recipient's zone, read from the server's clock. */
  day: Day,
  createdAt: Instant,
});
export type CheckIn = z.infer<typeof CheckIn>;

/** Consecutive days with a check-in by one member (CHK-3). */
export const Streak = z.object({
  /** Days up to `lastDay`; 0 once it is broken. */
  current: z.int(),
  longest: z.int(),
  lastDay: Day.nullable(),
});
export type Streak = z.infer<typeof Streak>;
