import { can } from '@carecircle/permissions';
import { and, asc, between, eq, isNull } from 'drizzle-orm';
import { clockIn, dayIn, startOfDay } from '../../records/circle-days';
import type { DueSoon, ReadDueSoon } from '../../records/due-soon';
import { addDays } from '../../recurrence/day-number';
import { momentOf } from '../../recurrence/wall-moments';
import { billOf } from './finance-rows';
import { bills, type BillRow } from './finance.tables';

/** The longest that a bill may be reminded of before its day, and the day of the next look. */
const daysAhead = 32;
const morning = '09:00';
const mostBills = 500;

/** Unpaid bills, as many days before they are due as each of them says, for all who keep the bills (FIN-4). */
export const readBillsDueSoon: ReadDueSoon = async (tx, { circle, members, now }) => {
  const today = dayIn(circle.timeZone, now);
  const rows = await tx
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.circleId, circle.id),
        eq(bills.state, 'pending'),
        isNull(bills.deletedAt),
        between(bills.dueDate, today, addDays(today, daysAhead)),
      ),
    )
    .orderBy(asc(bills.dueDate), asc(bills.id))
    .limit(mostBills);
  const memberIds = members.filter((member) => can(member, 'bill:view')).map(({ id }) => id);
  return rows.map((row) => dueSoonOf(row, circle.timeZone, memberIds));
};

function dueSoonOf(row: BillRow, timeZone: string, memberIds: readonly string[]): DueSoon {
  const { id, name: title, dueDate: day, createdAt } = row;
  const remindAt = momentOf(timeZone, reminderDay(row, timeZone), morning);
  return {
    ...{ id, dueAt: startOfDay(timeZone, addDays(day, 1)), createdAt, title, day, time: null },
    remindAt: () => remindAt,
    memberIds,
    tell: (log, toldIds) => log.toCircle(row.circleId, 'bill.reminded', { bill: billOf(row), toldIds }),
  };
}

/**
 * The next of a recurrence is made when the one before is paid, maybe on a day on which its own reminder would have come already:
 * that comes on the next morning.
 */
function reminderDay({ dueDate, reminderDays, createdAt }: BillRow, timeZone: string): string {
  const wanted = addDays(dueDate, -reminderDays);
  const made = dayIn(timeZone, createdAt);
  const first = clockIn(timeZone, createdAt) < morning ? made : addDays(made, 1);
  return wanted < first ? first : wanted;
}
