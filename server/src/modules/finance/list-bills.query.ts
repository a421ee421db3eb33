import { circleLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, asc, desc, eq, gte, ilike, isNull, or } from 'drizzle-orm';
import { dayIn, oneYearBefore } from '../../records/circle-days';
import { containing } from '../../records/containing';
import { defineQuery } from '../../spine/define-query';
import { billOf } from './finance-rows';
import { bills } from './finance.tables';

/** All open ones and the latest of those paid; older payments are pages of `listTransactions`. */
const mostBills = 2 * circleLimits.openBills;

export const listBills = defineQuery(apiContract.finance.listBills, async ({ db, input, circle, now }) => {
  const paidSince = oneYearBefore(dayIn(circle.timeZone, now));
  const rows = await db
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.circleId, circle.id),
        isNull(bills.deletedAt),
        or(eq(bills.state, 'pending'), gte(bills.paidOn, paidSince)),
        input.category && eq(bills.category, input.category),
        input.search ? ilike(bills.name, containing(input.search)) : undefined,
      ),
    )
    .orderBy(desc(eq(bills.state, 'pending')), desc(bills.paidOn), asc(bills.dueDate), asc(bills.id))
    .limit(mostBills);
  return rows.map(billOf);
});
