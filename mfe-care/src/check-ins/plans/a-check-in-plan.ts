import { defaultCheckInSchedule, type DueCheckIn } from '@carecircle/contracts';
import { idOf } from '../../testing/a-task';
import type { CheckInPlan } from './use-check-in-plans';

/** A check-in that is asked for now, for tests. */
export function aDueCheckIn(recipientId: string, now: number, fields: Partial<DueCheckIn> = {}): DueCheckIn {
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  return {
    ...{ id: idOf(5), circleId: idOf(0), recipientId, day: at(60).slice(0, 10), time: '09:00' },
    ...{ dueAt: at(60), opensAt: at(-120), closesAt: at(1_500), status: 'due', reason: null },
    ...{ checkInId: null, doneAt: null, onItId: null, onItAt: null, missedAt: null },
    ...fields,
  };
}

/** A plan that is switched on, for tests. */
export function aCheckInPlan(recipientId: string, fields: Partial<CheckInPlan> = {}): CheckInPlan {
  const schedule = {
    ...defaultCheckInSchedule,
    circleId: idOf(0),
    recipientId,
    isOn: true,
    askedId: idOf(8),
  };
  return { schedule, due: null, pauses: [], history: [], ...fields };
}
