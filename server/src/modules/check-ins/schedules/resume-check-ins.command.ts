import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { dayIn } from '../../../records/circle-days';
import { addDays } from '../../../recurrence/day-number';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { lockRecipient } from '../../circles';
import { checkInPauses } from './check-in-schedules.tables';
import { remakeDueCheckIns } from './make-due-check-ins';
import { isNotOver, pauseOf } from './pause-rows';
import { lockSchedule } from './schedule-rows';
import { planCheckIns } from './tend-check-ins.job';

/** Check-ins are due again from now on, so that none of the meantime is missed (CHK-4). */
export const resumeCheckIns = defineCommand(
  apiContract.care.resumeCheckIns,
  async ({ tx, input: { pauseId }, circle, now, record, schedule }) => {
    const isPause = and(eq(checkInPauses.circleId, circle.id), eq(checkInPauses.id, pauseId));
    const [found] = await tx.select().from(checkInPauses).where(isPause);
    if (!found) throw refuse('NOT_FOUND', { message: 'There is no such pause.' });
    const recipient = await lockRecipient(tx, circle.id, found.recipientId);
    const today = dayIn(recipient.timeZone, now);
    const [pause] = await tx.select().from(checkInPauses).where(isPause);
    if (!pause) throw refuse('NOT_FOUND', { message: 'There is no such pause.' });
    if (!isNotOver(pause, today)) return { pauseId };
    const hasBegun = pause.from < today;
    const until = addDays(today, -1);
    if (hasBegun) await tx.update(checkInPauses).set({ until }).where(isPause);
    else await tx.delete(checkInPauses).where(isPause);
    const kept = await lockSchedule(tx, recipient, now);
    await remakeDueCheckIns({ tx, now, record }, kept, recipient.timeZone);
    const ended = hasBegun ? pauseOf({ ...pause, until }) : null;
    await record('check-ins.resumed', { recipientId: recipient.id, pause: ended });
    await planCheckIns({ tx, schedule }, circle.id);
    return { pauseId };
  },
);
