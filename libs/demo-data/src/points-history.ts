import type { DemoClock } from './demo-clock';
import { demoPeople, type PersonKey } from './family';
import type { DemoStep } from './step';

const everybody = Object.keys(demoPeople) as PersonKey[];

/**
 * The family has played for a week, though all that they did before counts: so one week alone has had its winners. What they
 * bought with the points that they had by then; what they unlocked they have been shown.
 */
export function pointsHistory(clock: DemoClock): DemoStep[] {
  const buy = (at: Date, as: PersonKey, reward: string): DemoStep => ({
    ...{ at, as, operation: 'points.buyReward', input: { reward } },
  });
  const game = (at: Date, isOn: boolean): DemoStep => ({
    ...{ at, as: 'ana', operation: 'points.switchGame', input: { isOn } },
  });
  const wear = (at: Date, as: PersonKey, reward: string): DemoStep => ({
    ...{ at, as, operation: 'points.useReward', input: { reward, isUsed: true } },
  });
  const seenAt = clock.moment(0, '00:01');
  return [
    game(clock.moment(-99, '12:00'), false),
    game(clock.moment(-7, '21:30'), true),
    buy(clock.moment(-4, '20:30'), 'ana', 'diary'),
    buy(clock.moment(-3, '20:00'), 'ana', 'badge-heart'),
    wear(clock.moment(-3, '20:01'), 'ana', 'badge-heart'),
    buy(clock.moment(-1, '21:15'), 'ben', 'frame-ring'),
    wear(clock.moment(-1, '21:16'), 'ben', 'frame-ring'),
    ...everybody.map((as): DemoStep => ({
      ...{ at: seenAt, as, operation: 'points.seeAchievements', input: {} },
    })),
  ];
}
