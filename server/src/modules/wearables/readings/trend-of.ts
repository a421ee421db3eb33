import type { HealthTrend } from '@carecircle/contracts';

/** A twentieth more or less is no change that a family should wonder about. */
const steadyShare = 0.05;

/** Whether an average has risen or fallen; null without both. */
export function trendOf(now: number | null, before: number | null): HealthTrend {
  if (now === null || before === null || before === 0) return null;
  const change = now / before - 1;
  if (Math.abs(change) <= steadyShare) return 'steady';
  return change > 0 ? 'up' : 'down';
}

/** The average of the values that are there; null without any. */
export function averageOf(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? null : there.reduce((sum, value) => sum + value, 0) / there.length;
}
