import * as z from 'zod';
import { ChangedFields, circleEvent } from '../events/domain-event';
import { Id, Instant } from '../primitives';
import { HealthImport } from './health-data';
import { HealthMetric } from './health-reading';
import { HealthSettings, WearableDevice } from './wearable';
import { healthMetrics, healthConsequences, watchedMetrics } from './wearable-choices';

export const wearablesEvents = {
  /** A device was added. */
  'wearable.added': circleEvent('health:view', { device: WearableDevice }),
  /** Something of a device changed: fields, connection, token, or when it last sent. */
  'wearable.changed': circleEvent('health:view', { device: WearableDevice, changed: ChangedFields }),
  /** A device was hidden. */
  'wearable.removed': circleEvent('health:view', { deviceId: Id }),
  /** A hidden device came back. */
  'wearable.restored': circleEvent('health:view', { device: WearableDevice }),
  /** Measurements that were not here before have come. */
  'health.received': circleEvent('health:view', {
    wearerId: Id,
    deviceId: Id,
    metrics: z.array(HealthMetric).max(healthMetrics.length),
    newestAt: Instant,
  }),
  /** A fall, or a value that left its range: once for each time it does (WEAR-3). */
  'health.alarmed': circleEvent('health:view', {
    wearerId: Id,
    wearerName: z.string(),
    deviceName: z.string(),
    metric: z.enum(watchedMetrics),
    value: z.number(),
    is: z.enum(['low', 'high', 'fall']),
    at: Instant,
    then: z.enum(healthConsequences),
  }),
  /** A file of measurements got further, or came to its end. */
  'health-import.changed': circleEvent('health:view', { healthImport: HealthImport }),
  /** What is taken of somebody, or what follows from it, was changed. */
  'health-settings.changed': circleEvent('health:view', { settings: HealthSettings, changed: ChangedFields }),
};
