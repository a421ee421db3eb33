import { useLiveQuery } from '@carecircle/remote-kit';

/** What is taken of somebody, how often, and what follows from values; true by events. */
export function useHealthSettings(wearerId: string) {
  return useLiveQuery(
    'wearables.getHealthSettings',
    { wearerId },
    {
      on: {
        'health-settings.changed': (data, { payload }) =>
          payload.settings.wearerId === wearerId ? payload.settings : data,
      },
    },
  );
}
