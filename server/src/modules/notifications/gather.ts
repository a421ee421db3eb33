import { scoredActions } from '@carecircle/contracts/notifications/notification-rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { notifications, type NotificationRow } from './notifications.tables';

type NewRow = typeof notifications.$inferInsert;

/** More than anybody answers one by one. */
const mostOpen = 50;

/** Key under which a day's points come together, whether or not they have been read. */
export const pointsKey = (day: string) => `points ${day}`;

/**
 * Puts notifications into the items that gather their kind: such an item moves to the top under its own id, with the latest words and
 * how many it stands for. Without one, or once it was read, the notification begins one (NOTE-1).
 */
export async function gather(tx: Transaction, rows: readonly NewRow[]): Promise<NewRow[]> {
  const standing = await readStanding(tx, rows);
  if (standing.size === 0) return [...rows];
  // A row's place in the order is given once: the item gets a new one with the same id.
  const items = [...standing.values()];
  const circleIds = [...new Set(items.map(({ circleId }) => circleId))];
  const ids = items.map(({ id }) => id);
  await tx
    .delete(notifications)
    .where(and(inArray(notifications.circleId, circleIds), inArray(notifications.id, ids)));
  return rows.map((row) => {
    const item = standing.get(keyOf(row));
    // Of two of one event only the first is put into it.
    standing.delete(keyOf(row));
    return item ? gathered(item, row) : row;
  });
}

/** Items that stand for these people and kinds, by `keyOf`. */
async function readStanding(tx: Transaction, rows: readonly NewRow[]): Promise<Map<string, NotificationRow>> {
  const standing = new Map<string, NotificationRow>();
  for (const [first, ...others] of byKind(rows).values()) {
    if (!first?.gathers) continue;
    const { circleId, gathers } = first;
    const personIds = [first, ...others].map(({ personId }) => personId);
    const found = await tx
      .selectDistinctOn([notifications.personId])
      .from(notifications)
      .where(
        and(
          inArray(notifications.personId, personIds),
          eq(notifications.circleId, circleId),
          eq(notifications.gathers, gathers),
          gathers.startsWith(pointsKey('')) ? undefined : eq(notifications.read, false),
        ),
      )
      .orderBy(notifications.personId, desc(notifications.createdAt), desc(notifications.position));
    for (const item of found) standing.set(keyOf(item), item);
  }
  return standing;
}

const kindOf = ({ circleId, gathers }: NewRow) => `${circleId} ${gathers ?? ''}`;
const keyOf = (row: NewRow) => `${row.personId} ${kindOf(row)}`;

function byKind(rows: readonly NewRow[]): Map<string, NewRow[]> {
  const kinds = new Map<string, NewRow[]>();
  for (const row of rows.filter(({ gathers }) => gathers)) {
    kinds.set(kindOf(row), [...(kinds.get(kindOf(row)) ?? []), row]);
  }
  return kinds;
}

function gathered(standing: NotificationRow, row: NewRow): NewRow {
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

/** Points and the actions that earned them add up; other values are those of the latest. */
function sums(one: NotificationRow['values'], other: NotificationRow['values']): NotificationRow['values'] {
  const names = ['points', ...scoredActions].filter((name) => name in one || name in other);
  return Object.fromEntries(names.map((name) => [name, numberIn(one, name, 0) + numberIn(other, name, 0)]));
}

function numberIn(values: NotificationRow['values'], name: string, otherwise: number): number {
  return Number(values[name] ?? otherwise);
}
