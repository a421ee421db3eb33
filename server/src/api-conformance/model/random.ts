export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T | undefined;
  /** Happens `share` times out of 1. */
  chance(share: number): boolean;
  uuid(): string;
}

/** The same choices for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    below,
    pick: (from) => from[below(from.length)],
    chance: (share) => next() < share,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
