import type { CalendarFeed } from '@carecircle/contracts';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Reader } from '../../../database/database';
import { calendarFeeds, type CalendarFeedRow } from './calendar-feeds.tables';

export function calendarFeedOf({ id, level, createdAt, lastReadAt }: CalendarFeedRow): CalendarFeed {
  return {
    ...{ id, level },
    createdAt: createdAt.toISOString(),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  };
}

/** What the table keeps of a feed's secret. */
export function digestOfToken(crypto: FieldCrypto, token: string): string {
  return crypto.fingerprint(`calendar feed ${token}`);
}

/** A member's own feeds, the newest first. */
export function readFeedsOf(reader: Reader, circleId: string, memberId: string): Promise<CalendarFeedRow[]> {
  return reader
    .select()
    .from(calendarFeeds)
    .where(isFeedOf(circleId, memberId))
    .orderBy(desc(calendarFeeds.createdAt), asc(calendarFeeds.id));
}

export function isFeedOf(circleId: string, memberId: string) {
  return and(eq(calendarFeeds.circleId, circleId), eq(calendarFeeds.memberId, memberId));
}

/** The feed of a secret; null when there is none. */
export async function findFeed(
  reader: Reader,
  crypto: FieldCrypto,
  token: string,
): Promise<CalendarFeedRow | null> {
  const [row] = await reader
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.digest, digestOfToken(crypto, token)))
    .orderBy(asc(calendarFeeds.createdAt))
    .limit(1);
  return row ?? null;
}
