import type { CheckInPause } from '@carecircle/contracts';
import type { CheckInPlan } from './use-check-in-plans';

type PlanState =
  | { kind: 'off' | 'next' | 'open' | 'missed' }
  | { kind: 'paused'; pause: Pick<CheckInPause, 'from' | 'until'> };

/** How a plan stands on a day of the recipient's wall, at a moment in milliseconds since 1970. */
export function stateOf({ schedule, due, pauses }: CheckInPlan, today: string, timeMs: number): PlanState {
  const pause = pauses.find(({ from, until }) => from <= today && (until === null || until >= today));
  if (pause) return { kind: 'paused', pause };
  if (!schedule.isOn || !due) return { kind: 'off' };
  if (due.status === 'missed') return { kind: 'missed' };
  return { kind: Date.parse(due.opensAt) <= timeMs ? 'open' : 'next' };
}
