import * as z from 'zod';
import { circleLimits, listLimits } from '../circles/circle-limits';
import { CheckIn, Streak, checkInFields } from './check-in';
import { DayRange } from './check-in-schedule';
import { Cursor, Day, Id, PageLimit } from '../primitives';
import { command, query } from '../api/operation';

const area = 'care';

export const CheckInPage = z.object({
  checkIns: z.array(CheckIn).max(listLimits.page),
  nextCursor: Cursor.nullable(),
});

export const CheckInDay = z.object({
  /** Everyone the circle cares for, with the present day in their zone and the latest check-in of it. */
  recipients: z
    .array(
      z.object({
        recipientId: Id,
        day: Day,
        checkIn: CheckIn.nullable(),
        /** Present and later days on which nobody is asked (CHK-4). */
        pauses: z.array(DayRange).max(circleLimits.checkInPauses),
      }),
    )
    .max(circleLimits.recipients),
  streak: Streak,
  /** The latest days that neither break nor count in a streak: everyone cared for was paused (CHK-3). */
  pausedDays: z.array(DayRange).max(listLimits.pausedDays),
});

/** Whoever may not see check-ins is answered with those of their own making (CIRC-4). */
export const checkInsContract = {
  addCheckIn: command({
    area,
    name: 'addCheckIn',
    summary: 'Say how somebody is doing',
    scope: 'circle',
    action: 'check-in:add',
    audit: 'UPDATE_CHECKIN',
    input: { checkInId: Id, ...checkInFields },
    output: CheckIn,
  }),
  listCheckIns: query({
    area,
    name: 'listCheckIns',
    summary: 'Check-ins, newest first',
    scope: 'circle',
    action: 'check-in:add',
    audit: 'VIEW_CHECKINS',
    input: { recipientId: Id.optional(), cursor: Cursor.optional(), limit: PageLimit },
    output: CheckInPage,
  }),
  getCheckInDay: query({
    area,
    name: 'getCheckInDay',
    summary: "Today's latest check-in of each recipient, and my streak",
    scope: 'circle',
    action: 'check-in:add',
    audit: 'VIEW_CHECKINS',
    input: {},
    output: CheckInDay,
  }),
};
