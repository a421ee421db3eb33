import { streakOfDays, type CheckIn, type DayRange, type Member, type Streak } from '@carecircle/contracts';
import { can, hiddenRecipients } from '@carecircle/permissions';
import { and, asc, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { dayIn } from '../../records/circle-days';
import { checkIns, type CheckInRow } from './check-ins.tables';

export interface CheckInPosition {
  createdAt: string;
  id: string;
}

/** A person cared for, and the present day in their zone. */
export interface RecipientDay {
  recipientId: string;
  day: string;
}

/** The present day of each. */
export function daysOf(recipients: readonly { id: string; timeZone: string }[], now: Date): RecipientDay[] {
  return recipients.map(({ id, timeZone }) => ({ recipientId: id, day: dayIn(timeZone, now) }));
}

interface Page {
  recipientId?: string;
  after: CheckInPosition | null;
  limit: number;
}

/** Newest first, as far as this member may see them. */
export function readCheckIns(
  reader: Reader,
  actor: Member,
  { recipientId, after, limit }: Page,
): Promise<CheckInRow[]> {
  return reader
    .select()
    .from(checkIns)
    .where(
      and(
        isShownTo(actor),
        recipientId ? eq(checkIns.recipientId, recipientId) : undefined,
        after
          ? sql`(${checkIns.createdAt}, ${checkIns.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(checkIns.createdAt), desc(checkIns.id))
    .limit(limit);
}

/** The latest check-in of each recipient on the day given for them, as far as this member may see them. */
export async function readLatestCheckIns(
  reader: Reader,
  actor: Member,
  days: readonly RecipientDay[],
): Promise<CheckIn[]> {
  if (days.length === 0) return [];
  const wanted = days.map(({ recipientId, day }) =>
    and(eq(checkIns.recipientId, recipientId), eq(checkIns.day, day)),
  );
  const rows = await reader
    .selectDistinctOn([checkIns.recipientId])
    .from(checkIns)
    .where(and(isShownTo(actor), or(...wanted)))
    .orderBy(asc(checkIns.recipientId), desc(checkIns.createdAt), desc(checkIns.id));
  return rows.map(checkInOf);
}

/** The member's streak up to their last check-in (CHK-3). */
export async function readStreak(
  reader: Reader,
  { circleId, id }: Member,
  pausedDays: readonly DayRange[],
): Promise<Streak> {
  const rows = await reader
    .selectDistinct({ day: checkIns.day })
    .from(checkIns)
    .where(and(eq(checkIns.circleId, circleId), eq(checkIns.checkedBy, id), isNull(checkIns.overLinkBy)))
    .orderBy(asc(checkIns.day));
  return streakOfDays(
    rows.map(({ day }) => day),
    pausedDays,
  );
}

export function checkInOf({ createdAt, ...facts }: CheckInRow): CheckIn {
  return { ...facts, createdAt: createdAt.toISOString() };
}

/** All of the circle's by the flag, of whoever shares them (PRIV-1); besides those of the member's own making (CIRC-4). */
function isShownTo(actor: Member) {
  const isOwn = eq(checkIns.checkedBy, actor.id);
  const kept = hiddenRecipients(actor, 'checkIns');
  const isShared = kept.length > 0 ? or(isOwn, notInArray(checkIns.recipientId, kept)) : undefined;
  return and(eq(checkIns.circleId, actor.circleId), can(actor, 'check-in:view') ? isShared : isOwn);
}
