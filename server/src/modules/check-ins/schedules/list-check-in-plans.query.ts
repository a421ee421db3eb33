import type { Recipient } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { defineQuery } from '../../../spine/define-query';
import { listRecipientsOf } from '../../circles';
import { dueCheckIns, type DueRow } from './check-in-schedules.tables';
import { dueCheckInOf } from './due-rows';
import { isNotOver, pauseOf, readPauses } from './pause-rows';
import { firstSchedule, readSchedules, scheduleOf } from './schedule-rows';

const historyCount = 5;

export const listCheckInPlans = defineQuery(
  apiContract.care.listCheckInPlans,
  async ({ db, circle, now }) => {
    const schedules = await readSchedules(db, circle.id);
    const pauses = await readPauses(db, circle.id);
    const recipients = await listRecipientsOf(db, circle.id);
    return Promise.all(
      recipients.map(async (recipient) => {
        const row = schedules.find(({ recipientId }) => recipientId === recipient.id);
        const today = dayIn(recipient.timeZone, now);
        const due = await readPresent(db, recipient, now);
        return {
          schedule: row ? scheduleOf(row) : firstSchedule(recipient),
          due: due && dueCheckInOf(due),
          pauses: pauses
            .filter((pause) => pause.recipientId === recipient.id && isNotOver(pause, today))
            .map(pauseOf),
          history: (await readHistory(db, recipient)).map(dueCheckInOf),
        };
      }),
    );
  },
);

/** The newest one that is open or was missed and can still be answered, else the next. */
async function readPresent(reader: Reader, recipient: Recipient, now: Date): Promise<DueRow | null> {
  const isWaiting = and(
    isOf(recipient),
    inArray(dueCheckIns.status, ['due', 'missed']),
    gt(dueCheckIns.closesAt, now),
  );
  const [present] = await reader
    .select()
    .from(dueCheckIns)
    .where(and(isWaiting, lte(dueCheckIns.opensAt, now)))
    .orderBy(desc(dueCheckIns.dueAt), desc(dueCheckIns.id))
    .limit(1);
  if (present) return present;
  const [next] = await reader
    .select()
    .from(dueCheckIns)
    .where(and(isWaiting, eq(dueCheckIns.status, 'due')))
    .orderBy(asc(dueCheckIns.dueAt), asc(dueCheckIns.id))
    .limit(1);
  return next ?? null;
}

function readHistory(reader: Reader, recipient: Recipient): Promise<DueRow[]> {
  return reader
    .select()
    .from(dueCheckIns)
    .where(and(isOf(recipient), inArray(dueCheckIns.status, ['done', 'missed', 'called-off'])))
    .orderBy(desc(dueCheckIns.dueAt), desc(dueCheckIns.id))
    .limit(historyCount);
}

function isOf({ circleId, id }: Recipient) {
  return and(eq(dueCheckIns.circleId, circleId), eq(dueCheckIns.recipientId, id));
}
