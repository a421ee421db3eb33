import { messageLimits } from '@carecircle/contracts';

/** Loudness over time (0 to 1) as the few bars that draw it; the loudest reaches the top, and silence stays flat. */
export function toPeaks(levels: readonly number[]): number[] {
  const { peaks: most, loudest } = messageLimits;
  const count = Math.min(most, levels.length);
  const top = Math.max(0.1, ...levels);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / count));
    return Math.round((Math.max(...levels.slice(from, to)) / top) * loudest);
  });
}
