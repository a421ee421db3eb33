import type { Clock } from '../spine/clock';

export interface TestClock extends Clock {
  /** From now on the time stands here. */
  set(time: Date | string): void;
  /** Moves on from what it shows; afterwards the time stands. */
  advance(milliseconds: number): void;
}

/** The real time until it is set. */
export function createTestClock(): TestClock {
  let standing: Date | null = null;
  const now = () => standing ?? new Date();
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
