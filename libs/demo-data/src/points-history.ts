import type { DemoClock } from './demo-clock';
import { demoPeople, type PersonKey } from './family';
import type { DemoStep } from './step';

const everybody = Object.keys(demoPeople) as PersonKey[];

/** What the family bought with the points that they had by then; what they unlocked they have been shown. */
export function pointsHistory(clock: DemoClock): DemoStep[] {
  const buy = (at: Date, as: PersonKey, reward: string): DemoStep => ({
    ...{ at, as, operation: 'points.buyReward', input: { reward } },
  });
  const wear = (at: Date, as: PersonKey, reward: string): DemoStep => ({
    ...{ at, as, operation: 'points.useReward', input: { reward, isUsed: true } },
  });
  const justNow = new Date(clock.now.getTime() - 60_000);
  return [
    buy(clock.moment(-4, '20:30'), 'ana', 'diary'),
    buy(clock.moment(-3, '20:00'), 'ana', 'badge-heart'),
    wear(clock.moment(-3, '20:01'), 'ana', 'badge-heart'),
    buy(clock.moment(-1, '21:15'), 'ben', 'frame-ring'),
    wear(clock.moment(-1, '21:16'), 'ben', 'frame-ring'),
    ...everybody.map((as): DemoStep => ({
      ...{ at: justNow, as, operation: 'points.seeAchievements', input: {} },
    })),
  ];
}
