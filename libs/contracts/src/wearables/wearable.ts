import * as z from 'zod';
import { Id, Instant, line } from '../primitives';
import { deviceMetrics, healthConsequences, syncIntervals, wearableTypes } from './wearable-choices';

export const WearableType = z.enum(wearableTypes);
export type WearableType = z.infer<typeof WearableType>;
export const DeviceMetric = z.enum(deviceMetrics);
export type DeviceMetric = z.infer<typeof DeviceMetric>;
const metrics = z.array(DeviceMetric).max(deviceMetrics.length);

/** The number that stands on a medical alert device. */
export const DeviceNumber = z
  .string()
  .trim()
  .max(64)
  .regex(/^[\w:.-]{4,64}$/, { error: 'device_number' });

/** The secret that a device sends with its readings: 32 random bytes in base64url, made by the browser; the server keeps a digest. */
export const DeviceToken = z.string().regex(/^[\w-]{43}$/);

/** Fields of a device that members edit. */
export const wearableFields = {
  name: line(80),
  /** Measurements that are taken from it. */
  metrics,
};

export const WearableInput = z.strictObject(wearableFields);
export type WearableInput = z.infer<typeof WearableInput>;

/** Why a device cannot be asked: the sign-in has ended, or the other side does not answer. */
export const WearableProblem = z.enum(['sign-in', 'unreachable']);

/** A device that measures somebody (WEAR-1). */
export const WearableDevice = z.object({
  id: Id,
  circleId: Id,
  type: WearableType,
  ...wearableFields,
  /** Who wears it: somebody cared for, or a member. */
  wearerId: Id,
  /** The member who added it. */
  ownerId: Id,
  deviceNumber: DeviceNumber.nullable(),
  isConnected: z.boolean(),
  lastSyncAt: Instant.nullable(),
  /** Per cent; null when it does not say. */
  batteryLevel: z.int().min(0).max(100).nullable(),
  /** Whether it may send with a token of its own. */
  hasToken: z.boolean(),
  /** Whether it is asked for its data at Google's health interface. */
  isGranted: z.boolean(),
  isSyncing: z.boolean(),
  problem: WearableProblem.nullable(),
  updatedAt: Instant,
});
export type WearableDevice = z.infer<typeof WearableDevice>;

const bound = z.number().min(0).max(1000).nullable();
const rule = z.strictObject({ low: bound, high: bound, then: z.enum(healthConsequences) });
export const HealthRule = rule;
export type HealthRule = z.infer<typeof HealthRule>;

/** What is taken of one person, how often, and what follows from values (WEAR-3). */
export const healthSettingsFields = {
  syncMinutes: z.union(syncIntervals.map((minutes) => z.literal(minutes))),
  stepGoal: z.int().min(100).max(100_000),
  metrics,
  rules: z.strictObject({
    heartRate: rule,
    bloodOxygen: rule,
    temperature: rule,
    fallDetection: rule,
  }),
};
export const HealthSettingsInput = z.strictObject(healthSettingsFields);
export type HealthSettingsInput = z.infer<typeof HealthSettingsInput>;
export const HealthSettings = z.object({ wearerId: Id, ...healthSettingsFields });
export type HealthSettings = z.infer<typeof HealthSettings>;
