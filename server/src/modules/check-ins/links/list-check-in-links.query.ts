import { circleLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { desc } from 'drizzle-orm';
import { defineQuery } from '../../../spine/define-query';
import { checkInLinks } from '../schedules/check-in-schedules.tables';
import { isOpenLinkOf, linkOf } from './link-rows';
import { pathOfLink } from './link-token';

/** Only their maker is told the secrets of links again. */
export const listCheckInLinks = defineQuery(
  apiContract.care.listCheckInLinks,
  async ({ db, actor, now, services }) => {
    const rows = await db
      .select()
      .from(checkInLinks)
      .where(isOpenLinkOf(actor, now))
      .orderBy(desc(checkInLinks.createdAt), desc(checkInLinks.id))
      .limit(circleLimits.checkInLinks);
    return rows.map((row) => ({ link: linkOf(row), path: pathOfLink(services.crypto, row) }));
  },
);
