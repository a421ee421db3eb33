import { circleLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { dayIn } from '../../../records/circle-days';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { lockRecipient } from '../../circles';
import { checkInPauses, type PauseRow } from './check-in-schedules.tables';
import { remakeDueCheckIns } from './make-due-check-ins';
import { isNotOver, pauseOf, readPauses } from './pause-rows';
import { lockSchedule } from './schedule-rows';
import { planCheckIns } from './tend-check-ins.job';

/** A pause begins today at the earliest, so that none changes what has been (CHK-3, CHK-4). */
export const pauseCheckIns = defineCommand(
  apiContract.care.pauseCheckIns,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const { pauseId, recipientId, from, until, reason } = input;
    const recipient = await lockRecipient(tx, circle.id, recipientId);
    if (from < dayIn(recipient.timeZone, now)) throw refuseAt('from', 'in_the_past');
    const others = await readPauses(tx, circle.id, recipientId);
    if (others.some((other) => touch(other, { from, until }))) throw refuseAt('from', 'pause_overlaps');
    const most = circleLimits.checkInPauses;
    if (others.filter((other) => isNotOver(other, dayIn(recipient.timeZone, now))).length >= most)
      throw refuse('FULL', { message: `There can be ${most} of these at most.`, details: { most } });
    const row: PauseRow = {
      ...{ circleId: circle.id, id: pauseId, recipientId, from, until, reason },
      ...{ createdBy: actor.id, createdAt: now },
    };
    const added = await tx.insert(checkInPauses).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw refuse('ALREADY_DONE', { message: 'This pause was added before.' });
    const kept = await lockSchedule(tx, recipient, now);
    await remakeDueCheckIns({ tx, now, record }, kept, recipient.timeZone);
    await record('check-ins.paused', { pause: pauseOf(row) });
    await planCheckIns({ tx, schedule }, circle.id);
    return pauseOf(row);
  },
);

type Days = Pick<PauseRow, 'from' | 'until'>;

function touch(one: Days, other: Days): boolean {
  return (one.until === null || other.from <= one.until) && (other.until === null || one.from <= other.until);
}

function refuseAt(path: string, code: string) {
  return refuse('INVALID_INPUT', { message: 'These days do not fit.', fields: [{ path, code }] });
}
