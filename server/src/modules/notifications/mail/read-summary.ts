import type { Preferences } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Membership } from '../../../access/find-membership';
import type { Transaction } from '../../../database/database';
import { clockIn, dayIn } from '../../../records/circle-days';
import { readSettingsOf } from '../../notification-settings';
import { countOverdueTasks } from '../../tasks';
import { notificationFor } from '../causes-of';
import { notificationOf } from '../notification-rows';
import { notifications } from '../notifications.tables';
import { isOwn } from '../read-own';
import { readAllDueSoon, type DueKind } from '../reminders/read-all-due-soon';
import type { DueSoon } from '../../../records/due-soon';
import { formatsFor, wordsFor } from '../words/reader-words';
import { mailWords } from './mail-words';
import { readSummaryPlaces } from './read-summary-places';

const shownItems = 20;
const shownNews = 10;
const dayMs = 86_400_000;

interface Asked {
  personId: string;
  preferences: Preferences;
  now: Date;
}

/** The paragraphs of a person's summary, circle by circle; none where nothing is to be told. */
export async function readSummary(tx: Transaction, asked: Asked): Promise<string[]> {
  const places = await readSummaryPlaces(tx, asked.personId);
  const parts: { name: string; paragraphs: string[] }[] = [];
  for (const place of places) {
    const paragraphs = [
      ...(await readDay(tx, place, asked)),
      ...(await readLate(tx, place, asked)),
      ...(await readNews(tx, place, asked)),
    ];
    if (paragraphs.length > 0) parts.push({ name: place.circle.name, paragraphs });
  }
  return parts.flatMap(({ name, paragraphs }) => (places.length > 1 ? [name, ...paragraphs] : paragraphs));
}

/** What is to be done or takes place today, and the bills whose reminder has come. */
async function readDay(
  tx: Transaction,
  { circle, member }: Membership,
  { personId, preferences, now }: Asked,
): Promise<string[]> {
  const { settings } = await readSettingsOf(tx, personId);
  const formats = formatsFor(preferences);
  const today = dayIn(circle.timeZone, now);
  const isToday = ({ kind, day, time, dueAt, remindAt }: DueSoon & { kind: DueKind }) => {
    if (kind === 'bill') return (remindAt(settings) ?? now) <= now;
    // A whole day has begun long before the summary of it.
    return day === today && (dueAt > now || (kind === 'event' && time === null));
  };
  const items = (await readAllDueSoon(tx, { circle, members: [member], now }))
    .filter((item) => item.memberIds.includes(personId) && isToday(item))
    .sort((one, other) => (one.time ?? '24:00').localeCompare(other.time ?? '24:00'));
  const lines = items.map(({ title, time, day }) => {
    const when = time === null ? (day === today ? '' : formats.date(day)) : formats.time(time);
    return when ? `${when} · ${title}` : title;
  });
  return listOf(mailWords[preferences.language].today, lines, shownItems, preferences);
}

async function readLate(
  tx: Transaction,
  { circle, member }: Membership,
  { preferences, now }: Asked,
): Promise<string[]> {
  if (!can(member, 'task:view')) return [];
  const clock = { day: dayIn(circle.timeZone, now), time: clockIn(circle.timeZone, now) };
  const late = await countOverdueTasks(tx, member, clock);
  return late === 0 ? [] : [mailWords[preferences.language].late(late)];
}

/** What they were told in the last day and have not read, as far as they may still see it. */
async function readNews(
  tx: Transaction,
  { circle, member }: Membership,
  { personId, preferences, now }: Asked,
): Promise<string[]> {
  const rows = await tx
    .select()
    .from(notifications)
    .where(
      and(
        isOwn(personId),
        eq(notifications.circleId, circle.id),
        eq(notifications.read, false),
        gt(notifications.createdAt, new Date(now.getTime() - dayMs)),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.position))
    .limit(10 * shownNews);
  const lines = rows.flatMap((row) => {
    const notification = notificationFor(member, notificationOf(row));
    return notification ? [wordsFor(preferences, notification).title] : [];
  });
  return listOf(mailWords[preferences.language].news, lines, shownNews, preferences);
}

/** A heading and its lines, the first ones of many; nothing for none. */
function listOf(
  heading: string,
  lines: readonly string[],
  most: number,
  { language }: Preferences,
): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - most;
  const shown = rest > 0 ? [...lines.slice(0, most), mailWords[language].more(rest)] : lines;
  return [[heading, ...shown.map((line) => `- ${line}`)].join('\n')];
}
