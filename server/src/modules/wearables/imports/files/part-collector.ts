import { metricFacts, type HealthMetric } from '@carecircle/contracts';
import type { SourcedReading } from '../../readings/insert-readings';
import type { HealthPart } from './health-file';

export interface FoundReading {
  metric: HealthMetric;
  /** Milliseconds since 1970; NaN where the time is none. */
  startMs: number;
  endMs: number | null;
  value: number;
  source: string;
}

/** 1900: no device is older, and PostgreSQL knows the year. */
const firstMs = Date.UTC(1900, 0, 1);
const longestSource = 120;

/** Gathers what a file holds, without what is no measurement. */
export function createCollector(latestMs: number) {
  let part: Omit<HealthPart, 'readBytes'> = { readings: [], left: 0 };
  return {
    size: () => part.readings.length,
    add(found: FoundReading) {
      const reading = readingOf(found, latestMs);
      if (reading) part.readings.push(reading);
      else part.left += 1;
    },
    /** Hands over what there is, and begins anew. */
    take(readBytes: number): HealthPart {
      const taken = { ...part, readBytes };
      part = { readings: [], left: 0 };
      return taken;
    },
  };
}

export type Collector = ReturnType<typeof createCollector>;

function readingOf(
  { metric, startMs, endMs, value, source }: FoundReading,
  latestMs: number,
): SourcedReading | null {
  const { least, most, kind } = metricFacts[metric];
  const isThen = startMs >= firstMs && startMs <= latestMs;
  if (!isThen || !(value >= least && value <= most)) return null;
  const hasEnd = kind === 'amount' && endMs !== null && endMs >= startMs;
  return {
    metric,
    startAt: new Date(startMs).toISOString(),
    endAt: hasEnd ? new Date(endMs).toISOString() : null,
    value,
    source: source.replaceAll('\0', '').slice(0, longestSource),
  };
}
