import { Id } from '@carecircle/contracts/schemas';
import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod';
import { listMembers } from '../../../access/find-member';
import type { Transaction } from '../../../database/database';
import type { DueSoon } from '../../../records/due-soon';
import { zoneOfCircle } from '../../../records/zone-of-circle';
import { defineJob, type Job } from '../../../spine/define-job';
import { readSettings } from '../../notification-settings';
import { readAllDueSoon } from './read-all-due-soon';
import { reminders } from './reminders.tables';

const payload = z.object({ circleId: Id });

const mostAtOnce = 500;
const longestPauseMs = 23 * 3_600_000;
/** Longer than anything is reminded of before it is due, and than a clock that was wrong and set right again may have erred. */
const keptMs = 7 * 86_400_000;

/** One person and one thing. */
interface Reminder {
  item: DueSoon;
  personId: string;
  at: Date;
}

/**
 * Reminds the people of a circle of what is due soon, each as long before as they chose and once for each moment at which it was
 * ever due, and looks again when the next reminder is near (NOTE-4). What was reminded stands in a table: neither a second server,
 * nor a restart, nor a clock set back, nor other settings repeat it. A server that was away reminds late rather than never, and of
 * nothing that is over.
 */
export const tendReminders: Job<typeof payload> = defineJob({
  name: 'notifications.tend-reminders',
  payload,
  async run({ payload: { circleId }, tx, now, record, schedule }) {
    const coming = await readReminders(tx, circleId, now);
    const due = coming.filter(({ at }) => at <= now);
    const first = await insertFirst(tx, circleId, due.slice(0, mostAtOnce));
    for (const [item, toldIds] of first) await item.tell(record, toldIds);
    await tx
      .delete(reminders)
      .where(and(eq(reminders.circleId, circleId), lt(reminders.dueAt, new Date(now.getTime() - keptMs))));
    const laterMs = coming.filter(({ at }) => at > now).map(({ at }) => at.getTime());
    const nextMs = Math.min(...laterMs, now.getTime() + longestPauseMs);
    await schedule(tendReminders, { circleId }, due.length > mostAtOnce ? now : new Date(nextMs), {
      key: circleId,
    });
  },
});

/** What has not been reminded of yet, the earliest first. */
async function readReminders(tx: Transaction, circleId: string, now: Date): Promise<Reminder[]> {
  const members = await listMembers(tx, circleId, ['active']);
  const place = { circle: { id: circleId, timeZone: await zoneOfCircle(tx, circleId) }, members, now };
  const items = (await readAllDueSoon(tx, place)).filter(({ dueAt }) => dueAt > now);
  const settings = await readSettings(
    tx,
    members.map(({ id }) => id),
  );
  const known = await tx
    .select({ itemId: reminders.itemId, dueAt: reminders.dueAt, personId: reminders.personId })
    .from(reminders)
    .where(eq(reminders.circleId, circleId));
  const reminded = new Set(known.map(({ itemId, dueAt, personId }) => keyOf(itemId, dueAt, personId)));
  return items
    .flatMap((item) =>
      item.memberIds.flatMap((personId): Reminder[] => {
        const at = item.remindAt(settings(personId).settings);
        return at === null ? [] : [{ item, personId, at }];
      }),
    )
    .filter(({ item, personId, at }) => {
      return at > item.createdAt && !reminded.has(keyOf(item.id, item.dueAt, personId));
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Writes down who is reminded, and gives those who were not before. */
async function insertFirst(
  tx: Transaction,
  circleId: string,
  due: readonly Reminder[],
): Promise<Map<DueSoon, string[]>> {
  const first = new Map<DueSoon, string[]>();
  if (due.length === 0) return first;
  const inserted = await tx
    .insert(reminders)
    .values(due.map(({ item, personId }) => ({ circleId, itemId: item.id, dueAt: item.dueAt, personId })))
    .onConflictDoNothing()
    .returning();
  const isNew = new Set(inserted.map(({ itemId, dueAt, personId }) => keyOf(itemId, dueAt, personId)));
  for (const { item, personId } of due)
    if (isNew.has(keyOf(item.id, item.dueAt, personId)))
      first.set(item, [...(first.get(item) ?? []), personId]);
  return first;
}

function keyOf(itemId: string, dueAt: Date, personId: string): string {
  return `${itemId} ${dueAt.toISOString()} ${personId}`;
}
