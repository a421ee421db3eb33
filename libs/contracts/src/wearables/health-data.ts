import * as z from 'zod';
import { Day, Id, Instant } from '../primitives';
import { HealthMetric } from './health-reading';
import { wearableLimits } from './wearable-choices';

/** Against the week before: more, less, or within a twentieth. Null without enough to compare. */
export const HealthTrend = z.enum(['up', 'down', 'steady']).nullable();
export type HealthTrend = z.infer<typeof HealthTrend>;

/** A level over the last 24 hours with its latest value. */
const level = z.object({
  current: z.number(),
  at: Instant,
  min: z.number().nullable(),
  max: z.number().nullable(),
  average: z.number().nullable(),
  trend: HealthTrend,
});

/** The last seven days in the wearer's zone, the oldest first; null where nothing was counted. */
const week = z.array(z.object({ day: Day, value: z.number().nullable() })).max(7);

/** What was received of one person, summed up (WEAR-2); null where there is nothing. */
export const HealthSummary = z.object({
  wearerId: Id,
  /** Start of the newest measurement of any kind. */
  newestAt: Instant.nullable(),
  heartRate: level.nullable(),
  bloodOxygen: level.nullable(),
  temperature: level.nullable(),
  steps: z.object({ today: z.number(), goal: z.int(), weekly: week, trend: HealthTrend }).nullable(),
  calories: z.object({ today: z.number(), weekly: week }).nullable(),
  /** Minutes; a night counts to the day on which it ends. Stages are null where the device tells none. */
  sleep: z
    .object({
      lastNight: z.number(),
      day: Day,
      deepSleep: z.number().nullable(),
      remSleep: z.number().nullable(),
      lightSleep: z.number().nullable(),
      weekly: week,
      trend: HealthTrend,
    })
    .nullable(),
  falls: z.object({
    /** Whether a connected device watches for them. */
    isEnabled: z.boolean(),
    lastCheckedAt: Instant.nullable(),
    /** Of the last 30 days, the newest first. */
    incidents: z.array(Instant).max(wearableLimits.falls),
  }),
});
export type HealthSummary = z.infer<typeof HealthSummary>;

/** A line of a plot. `at` is a wall-clock moment `YYYY-MM-DDTHH:MM` in the wearer's zone, at which the span begins. */
export const HealthSeries = z.object({
  wearerId: Id,
  metric: HealthMetric,
  /** Minutes that one point stands for. */
  spanMinutes: z.int(),
  points: z
    .array(z.object({ at: z.string(), value: z.number(), low: z.number(), high: z.number() }))
    .max(wearableLimits.points),
});
export type HealthSeries = z.infer<typeof HealthSeries>;

export const HealthImportStatus = z.enum(['uploading', 'reading', 'done', 'failed', 'cancelled']);

/** Why a file was not read, or not to its end. */
export const HealthImportProblem = z.enum([
  'not-a-health-file',
  'wrong-columns',
  'damaged',
  'truncated',
  'unsafe',
  'too-large',
]);

/** A file of measurements on its way into the records (WEAR-1). */
export const HealthImport = z.object({
  id: Id,
  circleId: Id,
  deviceId: Id,
  wearerId: Id,
  startedBy: Id,
  name: z.string(),
  sizeBytes: z.int(),
  status: HealthImportStatus,
  problem: HealthImportProblem.nullable(),
  /** Columns that are missing where they are wrong. */
  missing: z.array(z.string()).max(10),
  /** Bytes of the file that were read. */
  readBytes: z.int(),
  /** Measurements that are new here. */
  taken: z.int(),
  /** Those that were here already. */
  known: z.int(),
  /** Those that no body has, or whose time is none. */
  left: z.int(),
  oldestAt: Instant.nullable(),
  newestAt: Instant.nullable(),
  startedAt: Instant,
  endedAt: Instant.nullable(),
});
export type HealthImport = z.infer<typeof HealthImport>;
