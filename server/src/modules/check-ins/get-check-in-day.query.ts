import { streakOn } from '@carecircle/contracts';
import { listLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { dayIn } from '../../records/circle-days';
import { defineQuery } from '../../spine/define-query';
import { listRecipientsOf } from '../circles';
import { daysOf, readLatestCheckIns, readStreak } from './read-check-ins';
import { daysOfPause, isNotOver, readPauses } from './schedules/pause-rows';
import { readPausedDays } from './schedules/read-paused-days';

/** The streak lives as long as it could still go on in one of the recipients' zones. */
export const getCheckInDay = defineQuery(
  apiContract.care.getCheckInDay,
  async ({ db, circle, actor, now }) => {
    const recipients = await listRecipientsOf(db, circle.id);
    const days = daysOf(recipients, now);
    const latest = await readLatestCheckIns(db, actor, days);
    const pauses = await readPauses(db, circle.id);
    const pausedDays = await readPausedDays(db, circle.id);
    const [earliest = dayIn(circle.timeZone, now)] = days.map(({ day }) => day).sort();
    return {
      recipients: days.map(({ recipientId, day }) => ({
        recipientId,
        day,
        checkIn: latest.find((checkIn) => checkIn.recipientId === recipientId) ?? null,
        pauses: pauses
          .filter((pause) => pause.recipientId === recipientId && isNotOver(pause, day))
          .map(daysOfPause),
      })),
      streak: streakOn(await readStreak(db, actor, pausedDays), earliest, pausedDays),
      pausedDays: pausedDays.slice(-listLimits.pausedDays),
    };
  },
);
