import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, gt, gte, isNull } from 'drizzle-orm';
import { defineQuery } from '../../../../spine/define-query';
import { checkInLinks } from '../check-in-schedules.tables';
import { linkOf } from './link-rows';
import { pathOfLink } from './link-token';

/** Only their maker is told the secrets of links again. */
export const listCheckInLinks = defineQuery(
  apiContract.care.listCheckInLinks,
  async ({ db, circle, actor, now, services }) => {
    const rows = await db
      .select()
      .from(checkInLinks)
      .where(
        and(
          eq(checkInLinks.circleId, circle.id),
          eq(checkInLinks.createdBy, actor.id),
          gt(checkInLinks.expiresAt, now),
          gte(checkInLinks.createdAt, new Date(actor.joinedAt)),
          isNull(checkInLinks.usedAt),
          isNull(checkInLinks.revokedAt),
        ),
      )
      .orderBy(desc(checkInLinks.createdAt), desc(checkInLinks.id))
      .limit(20);
    return rows.map((row) => ({ link: linkOf(row), path: pathOfLink(services.crypto, row) }));
  },
);
