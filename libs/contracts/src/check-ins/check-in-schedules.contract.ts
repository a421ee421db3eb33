import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import {
  CheckInPause,
  CheckInSchedule,
  CheckInScheduleInput,
  DueCheckIn,
  checkInPauseFields,
  checkInPauseRule,
} from './check-in-schedule';
import { Id } from '../primitives';
import { command, edit, query } from '../api/operation';

const area = 'care';
const recipient = { recipientId: Id };
const due = { dueCheckInId: Id };

export const CheckInPlan = z.object({
  schedule: CheckInSchedule,
  /** The one that runs or was missed last, else the next one; null where none is planned. */
  due: DueCheckIn.nullable(),
  /** The present pause and later ones, soonest first. */
  pauses: z.array(CheckInPause).max(circleLimits.checkInPauses),
  /** The last five that are over, newest first, each with its reason. */
  history: z.array(DueCheckIn).max(5),
});

/** When check-ins are asked for is known to every member, for any of them may be on it; how somebody was is not told here. */
export const checkInSchedulesContract = {
  listCheckInPlans: query({
    area,
    name: 'listCheckInPlans',
    summary: 'When check-ins on each recipient are due, how the next one stands, and pauses',
    scope: 'circle',
    action: 'check-in:add',
    input: {},
    output: z.array(CheckInPlan).max(circleLimits.recipients),
  }),
  editCheckInSchedule: command({
    area,
    name: 'editCheckInSchedule',
    summary: 'Edit field by field when somebody is asked for check-ins, and by which ladder',
    scope: 'circle',
    action: 'check-in:plan',
    audit: 'UPDATE_CHECKIN',
    input: { ...recipient, ...edit(CheckInScheduleInput) },
    output: CheckInSchedule,
  }),
  pauseCheckIns: command({
    area,
    name: 'pauseCheckIns',
    summary: 'Ask for no check-ins from one day to another, or until somebody resumes',
    scope: 'circle',
    action: 'check-in:plan',
    audit: 'UPDATE_CHECKIN',
    input: { pauseId: Id, ...recipient, ...checkInPauseFields },
    rule: checkInPauseRule,
    output: CheckInPause,
  }),
  resumeCheckIns: command({
    area,
    name: 'resumeCheckIns',
    summary: 'End a pause with yesterday, or take back one to come; nothing of it is missed',
    scope: 'circle',
    action: 'check-in:plan',
    audit: 'UPDATE_CHECKIN',
    input: { pauseId: Id },
    output: z.object({ pauseId: Id }),
  }),
  claimDueCheckIn: command({
    area,
    name: 'claimDueCheckIn',
    summary: "'I'm on it': nobody is reminded of this check-in any more; whoever is second is refused",
    scope: 'circle',
    action: 'check-in:add',
    input: due,
    output: DueCheckIn,
  }),
  handBackDueCheckIn: command({
    area,
    name: 'handBackDueCheckIn',
    summary: 'Whoever is on it can’t after all: the ladder goes on',
    scope: 'circle',
    action: 'check-in:add',
    input: due,
    output: DueCheckIn,
  }),
};
