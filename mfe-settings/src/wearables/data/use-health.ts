import type { HealthMetric, HealthRange } from '@carecircle/contracts';
import { useLiveQuery } from '@carecircle/remote-kit';

/** What was received of somebody, summed up; read anew when something comes. */
export function useHealthSummary(wearerId: string) {
  return useLiveQuery(
    'wearables.getHealthSummary',
    { wearerId },
    {
      on: {
        'health.received': (data, { payload }) => (payload.wearerId === wearerId ? undefined : data),
        'health-settings.changed': (data, { payload }) =>
          payload.settings.wearerId === wearerId ? undefined : data,
        'wearable.changed': (data, { payload }) =>
          payload.device.wearerId === wearerId ? undefined : data,
      },
    },
  );
}

export function useHealthSeries(wearerId: string, metric: HealthMetric, range: HealthRange) {
  return useLiveQuery(
    'wearables.getHealthSeries',
    { wearerId, metric, range },
    {
      on: {
        'health.received': (data, { payload }) =>
          payload.wearerId === wearerId && payload.metrics.includes(metric) ? undefined : data,
      },
    },
  );
}
