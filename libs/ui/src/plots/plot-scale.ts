import { scaleLinear, type ScaleLinear } from 'd3-scale';

/** The least and the greatest that a value can be. */
export type Domain = readonly [lowest: number, highest: number];

export interface ValueScale {
  /** Per cent from the top at which a value lies. */
  top: (value: number) => number;
  /** Round values to write at the side. */
  ticks: number[];
}

/** A vertical scale, 0–100 per cent from the top, that holds all values and ends on round numbers. */
export function valueScale(values: readonly number[], startsAtZero: boolean, tickCount = 4): ValueScale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = low === high ? Math.abs(low) * 0.1 || 1 : 0;
  const domain = startsAtZero ? [Math.min(0, low), Math.max(high, 0) || 1] : [low - margin, high + margin];
  const scale = scaleLinear().domain(domain).range([100, 0]).nice(tickCount);
  return scaleOf(scale, tickCount);
}

/** The same for values that cannot lie beyond two ends, such as per cents: the axis ends there too. */
export function boundedScale([lowest, highest]: Domain, tickCount = 4): ValueScale {
  return scaleOf(scaleLinear().domain([lowest, highest]).range([100, 0]), tickCount);
}

function scaleOf(scale: ScaleLinear<number, number>, tickCount: number): ValueScale {
  return { top: (value) => scale(value), ticks: scale.ticks(tickCount) };
}

/** A horizontal scale over time, 0–100 per cent from the left, from the first to the last moment. */
export function momentScale(moments: readonly string[]): (moment: string) => number {
  const times = moments.map((moment) => Date.parse(moment));
  const first = Math.min(...times);
  const last = Math.max(...times);
  if (first === last) return () => 50;
  const scale = scaleLinear().domain([first, last]).range([0, 100]);
  return (moment) => scale(Date.parse(moment));
}

/** Moves labels at these heights (per cent from the top) apart until none covers another or leaves the plot, keeping their order. */
export function spreadTops(tops: readonly number[], gap = 20): number[] {
  const order = tops.map((top, index) => ({ top, index })).sort((a, b) => a.top - b.top);
  const spread: number[] = [...tops];
  let floor = -Infinity;
  for (const { top, index } of order) {
    const placed = Math.max(top, floor);
    spread[index] = placed;
    floor = placed + gap;
  }
  let ceiling = 100;
  for (const { index } of order.reverse()) {
    const placed = Math.min(spread[index] ?? 0, ceiling);
    spread[index] = placed;
    ceiling = placed - gap;
  }
  return spread;
}
