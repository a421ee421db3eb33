import * as z from 'zod';
import { Instant } from '../primitives';
import { healthMetrics, metricFacts } from './wearable-choices';

export const HealthMetric = z.enum(healthMetrics);
export type HealthMetric = z.infer<typeof HealthMetric>;

/**
 * One measurement, in the unit of `metricFacts`. A level has no end; an amount was counted from `startAt` to `endAt`. Values that no
 * body has are refused at their field.
 */
export const HealthReading = z
  .strictObject({
    metric: HealthMetric,
    startAt: Instant,
    endAt: Instant.nullable().default(null),
    value: z.number().min(0).max(100_000),
  })
  .refine(({ metric, value }) => value >= metricFacts[metric].least && value <= metricFacts[metric].most, {
    path: ['value'],
    error: 'impossible_value',
  })
  .refine(({ startAt, endAt }) => endAt === null || Date.parse(endAt) >= Date.parse(startAt), {
    path: ['endAt'],
    error: 'ends_before_start',
  });
export type HealthReading = z.infer<typeof HealthReading>;
