import type { Clock } from '../clock';

export interface TestClock extends Clock {
  /** From now on the time stands here. */
  set(time: Date | string): void;
  /** Moves on from what it shows; afterwards the time stands. */
  advance(milliseconds: number): void;
}

/** Where every test begins, a Saturday morning in Chicago: no outcome may depend on the hour at which it is tried. */
const morning = Date.parse('2026-11-21T15:00:00Z');

/** Runs on from a set morning until it is set. */
export function createTestClock(): TestClock {
  const startedAt = performance.now();
  let standing: Date | null = null;
  const now = () => standing ?? new Date(morning + performance.now() - startedAt);
  return {
    now,
    set: (time) => {
      standing = new Date(time);
    },
    advance: (milliseconds) => {
      standing = new Date(now().getTime() + milliseconds);
    },
  };
}
