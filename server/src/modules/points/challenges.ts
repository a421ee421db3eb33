import type { Challenge } from '@carecircle/contracts';
import { periodOf, type Period, type PeriodType } from '../../records/circle-days';
import { countOf, type Counted, type RecentEntry } from './ledger-entries';

type Rule = Pick<Challenge, 'id' | 'type' | 'category' | 'target' | 'points'> & { counted: Counted };

const rule = (
  id: string,
  [type, category]: [PeriodType, Rule['category']],
  target: number,
  points: number,
  counted: Counted,
): Rule => ({ id, type, category, target, points, counted });

/** Every challenge (GAME-3); each begins anew with its day, week or month in the circle's zone. */
export const challengeRules: readonly Rule[] = [
  rule('three-tasks', ['daily', 'milestone'], 3, 50, { cause: 'task.completed' }),
  rule('five-check-ins', ['weekly', 'health'], 5, 100, { cause: 'check-in.added' }),
  rule('five-for-others', ['weekly', 'family'], 5, 150, { cause: 'task.completed', trait: 'for-another' }),
  rule('ten-doses', ['weekly', 'health'], 10, 100, { cause: 'dose.taken' }),
  rule('twenty-tasks', ['monthly', 'milestone'], 20, 200, { cause: 'task.completed' }),
  rule('twenty-check-ins', ['monthly', 'consistency'], 20, 200, { cause: 'check-in.added' }),
];

/** A challenge with the first day of its present period. */
export interface ChallengeOfPeriod extends Challenge {
  period: string;
}

export function withoutPeriod({ period: _period, ...challenge }: ChallengeOfPeriod): Challenge {
  return challenge;
}

/** The challenges of this moment with what a member has done for them in their day, week or month. */
export function challengesOf(
  entries: readonly RecentEntry[],
  { timeZone, now, completed }: { timeZone: string; now: Date; completed: ReadonlySet<string> },
): ChallengeOfPeriod[] {
  return challengeRules.map(({ counted, ...facts }) => {
    const period = periodOf(facts.type, timeZone, now);
    const isCompleted = completed.has(completionKey(facts.id, period.start));
    const progress = Math.min(countOf(during(entries, period), counted), facts.target);
    return {
      ...facts,
      progress: isCompleted ? facts.target : progress,
      expiresAt: period.endsAt.toISOString(),
      isCompleted,
      period: period.start,
    };
  });
}

/** Under which a completed challenge of one period is known. */
export const completionKey = (challenge: string, period: string) => `${challenge} ${period}`;

function during(entries: readonly RecentEntry[], { startsAt, endsAt }: Period): RecentEntry[] {
  return entries.filter(({ awardedAt }) => awardedAt >= startsAt && awardedAt < endsAt);
}
