import type { HealthMetric, HealthReading } from '@carecircle/contracts';
import { HealthReading as Schema } from '@carecircle/contracts/schemas';
import * as z from 'zod';

const interval = z.object({ startTime: z.string(), endTime: z.string() });
const sampleTime = z.object({ physicalTime: z.string() });
const number = z.coerce.number();

/** A data point of Google's health interface, as far as it is kept here. */
const Point = z.object({
  steps: z.object({ interval, count: number }).optional(),
  activeEnergyBurned: z.object({ interval, kcal: number }).optional(),
  heartRate: z.object({ sampleTime, beatsPerMinute: number }).optional(),
  oxygenSaturation: z.object({ sampleTime, percentage: number }).optional(),
  sleep: z
    .object({ stages: z.array(z.object({ ...interval.shape, type: z.string() })).default([]) })
    .optional(),
});
type Point = z.infer<typeof Point>;

export const GooglePage = z.object({
  dataPoints: z.array(z.unknown()).default([]),
  nextPageToken: z.string().default(''),
});

/** Data types as addresses name them, the field by which filters do, and how many a page may hold. */
export const googleTypes = [
  { type: 'heart-rate', since: 'heart_rate.sample_time.physical_time', pageSize: 5_000 },
  { type: 'steps', since: 'steps.interval.start_time', pageSize: 5_000 },
  { type: 'active-energy-burned', since: 'active_energy_burned.interval.start_time', pageSize: 5_000 },
  { type: 'oxygen-saturation', since: 'oxygen_saturation.sample_time.physical_time', pageSize: 5_000 },
  { type: 'sleep', since: 'sleep.interval.end_time', pageSize: 25 },
] as const;

const stages: Readonly<Record<string, HealthMetric>> = {
  DEEP: 'deepSleep',
  REM: 'remSleep',
  LIGHT: 'lightSleep',
  ASLEEP: 'sleep',
};

/** The readings of a point; what is none of ours, or impossible, is left out. */
export function googleReadings(value: unknown): HealthReading[] {
  const point = Point.safeParse(value).data;
  return point ? rawReadings(point).flatMap((raw) => Schema.safeParse(raw).data ?? []) : [];
}

function rawReadings({ steps, activeEnergyBurned, heartRate, oxygenSaturation, sleep }: Point) {
  const amount = (metric: HealthMetric, of: z.infer<typeof interval>, sum: number) => ({
    ...{ metric, value: sum, startAt: instantOf(of.startTime), endAt: instantOf(of.endTime) },
  });
  const level = (metric: HealthMetric, at: z.infer<typeof sampleTime>, measured: number) => ({
    ...{ metric, value: measured, startAt: instantOf(at.physicalTime), endAt: null },
  });
  return [
    ...(steps ? [amount('steps', steps.interval, steps.count)] : []),
    ...(activeEnergyBurned ? [amount('calories', activeEnergyBurned.interval, activeEnergyBurned.kcal)] : []),
    ...(heartRate ? [level('heartRate', heartRate.sampleTime, heartRate.beatsPerMinute)] : []),
    ...(oxygenSaturation
      ? [level('bloodOxygen', oxygenSaturation.sampleTime, oxygenSaturation.percentage)]
      : []),
    ...(sleep?.stages ?? []).flatMap(({ type, ...span }) => {
      const metric = stages[type];
      const minutes = (Date.parse(span.endTime) - Date.parse(span.startTime)) / 60_000;
      return metric ? [amount(metric, span, minutes)] : [];
    }),
  ];
}

function instantOf(text: string): string {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
}
