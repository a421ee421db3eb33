import type { Member, Notification } from '@carecircle/contracts';
import { Instant } from '@carecircle/contracts/schemas';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { listMembershipsOf } from '../../access/find-member';
import { readCursor, writeCursor } from '../../records/page-cursor';
import { defineQuery } from '../../spine/define-query';
import { notificationFor } from './causes-of';
import { notificationOf } from './notification-rows';
import { notifications, type NotificationRow } from './notifications.tables';
import { countUnreadOf, isOwn } from './read-own';

const Position = z.tuple([Instant, z.string().regex(/^\d{1,18}$/)]);

export const listNotifications = defineQuery(
  apiContract.notifications.listNotifications,
  async ({ db, input, actor }) => {
    const rows = await db
      .select()
      .from(notifications)
      .where(
        and(
          isOwn(actor.id),
          input.type && eq(notifications.type, input.type),
          input.unread && eq(notifications.read, false),
          isAfter(input.cursor),
        ),
      )
      .orderBy(desc(notifications.createdAt), desc(notifications.position))
      .limit(input.limit + 1);
    const places = await listMembershipsOf(db, actor.id);
    const page = rows.slice(0, input.limit);
    const last = page.at(-1);
    return {
      notifications: page.flatMap((row) => seenNow(row, places)),
      nextCursor:
        last && rows.length > input.limit
          ? writeCursor([last.createdAt.toISOString(), String(last.position)])
          : null,
      unread: await countUnreadOf(db, actor.id),
      total: await db.$count(notifications, isOwn(actor.id)),
    };
  },
);

/** What only calls for help is told with what was written to those alone who may read it. */
function seenNow(row: NotificationRow, places: readonly Member[]): Notification[] {
  const place = places.find(({ circleId }) => circleId === row.circleId);
  const notification = place && notificationFor(place, notificationOf(row));
  return notification ? [notification] : [];
}

function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [createdAt, position] = readCursor(Position, cursor);
  return sql`(${notifications.createdAt}, ${notifications.position}) < (${createdAt}::timestamptz, ${position}::bigint)`;
}
