import { describe, expect, it } from 'vitest';
import { type Counts, type Evidence, isGuilty, noEvidence, weigh } from './evidence';

/** A generator of its own for each run (mulberry32), so that every failure can be run again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Run {
  loadsPerMinute: number;
  /** Share of failing visits at a second of the run. */
  candidate: (second: number) => number;
  control: (second: number) => number;
  seconds: number;
  seed: number;
}

/** Second in which a candidate at 5 % was taken back, looked at every five seconds; null when it never was. */
function secondTakenBack({ loadsPerMinute, candidate, control, seconds, seed }: Run): number | null {
  const random = randomFrom(seed);
  let evidence: Evidence = noEvidence;
  const counts = { candidate: { loads: 0, failures: 0 }, control: { loads: 0, failures: 0 } };
  let due = 0;
  for (let second = 1; second <= seconds; second += 1) {
    for (due += loadsPerMinute / 60; due >= 1; due -= 1) {
      const isCandidate = random() < 0.05;
      const count: Counts = isCandidate ? counts.candidate : counts.control;
      count.loads += 1;
      if (random() < (isCandidate ? candidate : control)(second)) count.failures += 1;
    }
    if (second % 5 !== 0) continue;
    evidence = weigh(evidence, { ...counts.candidate }, { ...counts.control });
    if (isGuilty(evidence)) return second;
  }
  return null;
}

const runs = Array.from({ length: 100 }, (_, seed) => seed + 1);
const always = (share: number) => () => share;

describe('REL-4 a candidate that fails more often is taken back', () => {
  it.each([
    [900, 120],
    [300, 360],
  ])(
    'REL-4 at %i loads a minute, 20 %% against 1 %%, within %i s in 100 of 100 runs',
    (loadsPerMinute, limit) => {
      const seen = runs.map((seed) =>
        secondTakenBack({
          loadsPerMinute,
          candidate: always(0.2),
          control: always(0.01),
          seconds: limit,
          seed,
        }),
      );
      expect(seen.filter((second) => second === null)).toEqual([]);
    },
  );

  it('REL-4 a healthy one never is, though the line is noisy for everybody at times, in 0 of 100 runs', () => {
    const noisy = (second: number) => (second % 600 < 60 ? 0.15 : 0.03);
    const seen = runs.map((seed) =>
      secondTakenBack({ loadsPerMinute: 300, candidate: noisy, control: noisy, seconds: 3_600, seed }),
    );
    expect(seen.filter((second) => second !== null)).toEqual([]);
  });

  it('REL-4 one that fails less often never is', () => {
    const seen = runs.map((seed) =>
      secondTakenBack({
        loadsPerMinute: 300,
        candidate: always(0),
        control: always(0.05),
        seconds: 900,
        seed,
      }),
    );
    expect(seen.filter((second) => second !== null)).toEqual([]);
  });
});

describe('REL-4 what says nothing', () => {
  it('REL-4 nine visits, all of them failed', () => {
    let evidence = noEvidence;
    for (let loads = 1; loads <= 9; loads += 1)
      evidence = weigh(evidence, { loads, failures: loads }, { loads: loads * 10, failures: 0 });
    expect(isGuilty(evidence)).toBe(false);
    evidence = weigh(evidence, { loads: 10, failures: 10 }, { loads: 100, failures: 0 });
    expect(isGuilty(evidence)).toBe(true);
  });

  it('REL-4 visits of one version alone wait for those of the other', () => {
    const evidence = weigh(noEvidence, { loads: 50, failures: 50 }, { loads: 0, failures: 0 });
    expect(evidence).toEqual(noEvidence);
  });

  it('REL-4 counts that went back, as rows of old minutes go', () => {
    const before = { candidate: { loads: 90, failures: 9 }, control: { loads: 90, failures: 9 }, log: 1 };
    expect(weigh(before, { loads: 10, failures: 1 }, { loads: 10, failures: 1 })).toEqual(before);
  });
});
