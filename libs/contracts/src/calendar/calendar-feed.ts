import * as z from 'zod';
import { Id, Instant } from '../primitives';
import { calendarFeedLevels } from './calendar-feed-levels';

export const CalendarFeedLevel = z.enum(calendarFeedLevels);

/**
 * The secret in the address of a feed: 32 random bytes in base64url. The browser makes it, so that no answer which is kept for
 * repeats holds it; the server keeps a digest.
 */
export const FeedToken = z.string().regex(/^[\w-]{43}$/);

/** A member's calendar for other programs, as they see it listed; its address is shown once, when it is made (CAL-4). */
export const CalendarFeed = z.object({
  id: Id,
  level: CalendarFeedLevel,
  createdAt: Instant,
  /** When a program last read it; null before the first time. */
  lastReadAt: Instant.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;
