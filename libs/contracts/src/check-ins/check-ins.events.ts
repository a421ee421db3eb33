import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { CheckIn } from './check-in';
import { CheckInLink } from './check-in-link';
import { Id } from '../primitives';
import { CheckInPause, CheckInSchedule, DueCheckIn, Rung } from './check-in-schedule';
import { circleEvent, ChangedFields } from '../events/domain-event';

export const checkInsEvents = {
  /** A member said how somebody is doing. */
  'check-in.added': circleEvent('check-in:view', { checkIn: CheckIn }),
  /** When somebody is asked for check-ins on one person was changed, by a member or because somebody left. */
  'check-in-schedule.edited': circleEvent('check-in:add', {
    schedule: CheckInSchedule,
    changed: ChangedFields,
  }),
  /** Nobody is asked for check-ins on one person on some days (CHK-4). */
  'check-ins.paused': circleEvent('check-in:add', { pause: CheckInPause }),
  /** A pause ended before its time; null where it had not begun. */
  'check-ins.resumed': circleEvent('check-in:add', { recipientId: Id, pause: CheckInPause.nullable() }),
  /** The time of a rung has come; `toldIds` are those who are told of it (CHK-4). */
  'due-check-in.reminded': circleEvent('check-in:add', {
    dueCheckIn: DueCheckIn,
    rung: Rung,
    toldIds: z.array(Id).max(circleLimits.members),
  }),
  /** A member is on it: nobody is reminded any more. */
  'due-check-in.claimed': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** Whoever was on it can't after all: the ladder goes on. */
  'due-check-in.handed-back': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** A check-in answered it; fires once. */
  'due-check-in.done': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** There was no check-in after the last rung; `reason` says why. */
  'due-check-in.missed': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** It is not asked for any more: a pause, or a schedule that was switched off. */
  'due-check-in.called-off': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** A member made a link by which somebody checks in on behalf (CHK-4). */
  'check-in-link.made': circleEvent('check-in:share', { link: CheckInLink }),
  /** A link ended before its time. */
  'check-in-link.revoked': circleEvent('check-in:share', { linkId: Id }),
};
