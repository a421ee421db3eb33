import { pointsDeeds } from '@carecircle/contracts/notifications/causes';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { notifications, type NotificationRow } from './notifications.tables';

type NewRow = typeof notifications.$inferInsert;

/** More than anybody answers one by one. */
const mostOpen = 50;

/** Key under which a day's points come together, whether or not they have been read. */
export const pointsKey = (day: string) => `points ${day}`;

/**
 * Puts a notification into the item that gathers its kind: that moves to the top under its own id, with the latest words and how
 * many it stands for. Without such an item, or once it was read, the notification begins one (NOTE-1).
 */
export async function gather(tx: Transaction, row: NewRow): Promise<NewRow> {
  const { personId, circleId, gathers } = row;
  if (!gathers) return row;
  const [standing] = await tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, personId),
        eq(notifications.circleId, circleId),
        eq(notifications.gathers, gathers),
        gathers.startsWith(pointsKey('')) ? undefined : eq(notifications.read, false),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.position))
    .limit(1);
  if (!standing) return row;
  // A row's place in the order is given once: the item gets a new one with the same id.
  await tx
    .delete(notifications)
    .where(and(eq(notifications.circleId, circleId), eq(notifications.id, standing.id)));
  const { values } = standing;
  return {
    ...row,
    id: standing.id,
    // What one's own acts earned needs no second look: an item that was read stays read.
    read: standing.read,
    values: { ...row.values, ...sums(values, row.values), count: numberIn(values, 'count', 1) + 1 },
    link: standing.link === row.link ? row.link : (row.link.split('?')[0] ?? row.link),
    openIds: [...new Set([...standing.openIds, ...(row.openIds ?? [])])].slice(-mostOpen),
  };
}

/** Points and the deeds that earned them add up; other values are those of the latest. */
function sums(one: NotificationRow['values'], other: NotificationRow['values']): NotificationRow['values'] {
  const names = ['points', ...pointsDeeds].filter((name) => name in one || name in other);
  return Object.fromEntries(names.map((name) => [name, numberIn(one, name, 0) + numberIn(other, name, 0)]));
}

function numberIn(values: NotificationRow['values'], name: string, otherwise: number): number {
  return Number(values[name] ?? otherwise);
}
