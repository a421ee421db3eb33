import { can, hiddenRecipients } from '@carecircle/permissions';
import type { Member } from '@carecircle/contracts';
import { and, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { listMembers } from '../../../access/find-member';
import { findMembership, type Membership } from '../../../access/find-membership';
import { languageOf } from '../../../access/person-rows';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Database } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { addDays } from '../../../recurrence/day-number';
import { listRecipientsOf } from '../../circles';
import { readTasksOfDays } from '../../tasks';
import { calendarEventSeries, type CalendarEventSeriesRow } from '../calendar-event-series.tables';
import { calendarEvents, type CalendarEventRow } from '../calendar-events.tables';
import { findFeed } from './calendar-feed-rows';
import { calendarFeeds, type CalendarFeedRow } from './calendar-feeds.tables';
import type { FeedEntry } from './feed-entry';
import { feedEvents } from './feed-events';
import { feedTasks } from './feed-tasks';
import { feedWords, type FeedWords } from './feed-words';

interface Asked {
  token: string;
  now: Date;
}

/** Days back from today that a feed still holds, and those ahead for which it holds tasks. */
const days = { back: 366, tasksBack: 31, tasksAhead: 92 };
const noteReadEveryMs = 60_000;

/**
 * The text of the feed with this secret, of what its member may see now (CIRC-4); null for a wrong secret, an ended feed and who
 * is no longer a member (PRIV-3).
 */
export async function readFeed(
  db: Database,
  crypto: FieldCrypto,
  { token, now }: Asked,
): Promise<string | null> {
  const feed = await findFeed(db, crypto, token);
  const membership = feed && (await findMembership(db, feed.circleId, feed.memberId));
  if (!feed || membership?.member.status !== 'active') return null;
  const words = feedWords[await languageOf(db, feed.memberId)];
  const entries = await entriesOf(db, feed, membership, words, now);
  // What writes files is read with the first feed, not at every start.
  const { writeFeed } = await import('./write-feed');
  await noteRead(db, feed, now);
  return writeFeed({ name: membership.circle.name, level: feed.level, words, entries });
}

async function entriesOf(
  db: Database,
  { level }: CalendarFeedRow,
  { circle, member }: Membership,
  words: FeedWords,
  now: Date,
): Promise<FeedEntry[]> {
  const today = dayIn(circle.timeZone, now);
  const entries: FeedEntry[] = [];
  if (can(member, 'event:view')) {
    const found = sharedOnes(member, await readEvents(db, circle.id, addDays(today, -days.back)));
    const notesOf = level === 'full' ? await notesReader(db, circle.id, words) : () => [];
    entries.push(...feedEvents({ ...found, circleZone: circle.timeZone, today, notesOf }));
  }
  if (level !== 'busy' && can(member, 'task:view')) {
    const range = { from: addDays(today, -days.tasksBack), to: addDays(today, days.tasksAhead) };
    const open = (await readTasksOfDays(db, circle, range)).filter(
      ({ assigneeId, status }) => assigneeId === member.id && status !== 'completed',
    );
    entries.push(...feedTasks(open, circle.timeZone, words));
  }
  return entries.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Without the appointments that somebody does not share with the member (PRIV-1). */
function sharedOnes(member: Member, { rows, series }: Awaited<ReturnType<typeof readEvents>>) {
  const kept = hiddenRecipients(member, 'appointments');
  const isShared = ({ recipientId }: { recipientId: string | null }) =>
    recipientId === null || !kept.includes(recipientId);
  return { rows: rows.filter(isShared), series: series.filter(isShared) };
}

// Rows come in no order; the text has to be the same.
const keyOf = ({ uid, instead }: FeedEntry) => `${uid} ${instead ? instead.day : ''}`;

async function readEvents(db: Database, circleId: string, since: string) {
  const series = await db
    .select()
    .from(calendarEventSeries)
    .where(
      and(
        eq(calendarEventSeries.circleId, circleId),
        isNull(calendarEventSeries.deletedAt),
        or(isNull(calendarEventSeries.lastDate), gte(calendarEventSeries.lastDate, since)),
      ),
    );
  const ofSeries = series.map(({ id }) => id);
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.circleId, circleId),
        or(
          and(gte(calendarEvents.date, since), isNull(calendarEvents.deletedAt)),
          ofSeries.length > 0
            ? and(isNotNull(calendarEvents.seriesId), inArray(calendarEvents.seriesId, ofSeries))
            : undefined,
        ),
      ),
    );
  return { rows, series };
}

/** Who it is for, the doctor, who drives and comes along, and the notes: lines of those who see everything. */
async function notesReader(db: Database, circleId: string, words: FeedWords) {
  const recipients = await listRecipientsOf(db, circleId);
  const named = [...(await listMembers(db, circleId)), ...recipients];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const line = (id: string | null, say: (name: string) => string) => {
    const name = id === null ? undefined : names.get(id);
    return name === undefined ? [] : [say(name)];
  };
  return (event: CalendarEventRow | CalendarEventSeriesRow) => [
    ...(recipients.length > 1 ? line(event.recipientId, words.for) : []),
    ...(event.doctor ? [words.doctor(event.doctor)] : []),
    ...line(event.driverId, words.driver),
    ...(event.needsDriver && event.driverId === null ? [words.needsDriver] : []),
    ...line(event.companionId, words.companion),
    ...(event.description ? [event.description] : []),
  ];
}

async function noteRead(db: Database, feed: CalendarFeedRow, now: Date): Promise<void> {
  if (feed.lastReadAt && now.getTime() - feed.lastReadAt.getTime() < noteReadEveryMs) return;
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(calendarFeeds.circleId, feed.circleId), eq(calendarFeeds.id, feed.id)));
}
