import type { Random } from '../../api-conformance/model/random';

/** How people visit, and how often each version fails them. */
export interface Canary {
  loadsPerMinute: number;
  seconds: number;
  /** Share of visits in which a version crashes. */
  fails: { candidate: number; control: number };
  /** Share in one minute of ten, in which something else troubles everybody. */
  failsAtTimes: number;
}

/** What a browser tells of one visit. */
export interface Visit {
  personId: string;
  isCandidate: boolean;
  /** How long the area took to show. */
  ms: number;
  hasFailed: boolean;
}

/** After so many seconds a browser tells of what went well, and of a crash. */
const [toldAfter, crashToldAfter] = [10, 1];

/**
 * Visits of people from everywhere, by the second in which the server hears of them. To be asked second by second.
 *
 * @param isFirst whether a circle has the new version.
 */
export function visitsOf(
  { loadsPerMinute, fails, failsAtTimes }: Canary,
  random: Random,
  isFirst: (circleId: string) => boolean,
): (second: number) => Visit[] {
  const told = new Map<number, Visit[]>();
  let due = 0;
  return (second) => {
    const isTroubled = second % 600 < 60;
    for (due += loadsPerMinute / 60; due >= 1; due -= 1) {
      const isCandidate = isFirst(random.uuid());
      const share = fails[isCandidate ? 'candidate' : 'control'];
      const hasFailed = random.chance(isTroubled ? Math.max(share, failsAtTimes) : share);
      const visit = { personId: random.uuid(), isCandidate, ms: 200 + random.below(1_500), hasFailed };
      const at = second + (hasFailed ? crashToldAfter : toldAfter);
      told.set(at, [...(told.get(at) ?? []), visit]);
    }
    const heard = told.get(second) ?? [];
    told.delete(second);
    return heard;
  };
}
