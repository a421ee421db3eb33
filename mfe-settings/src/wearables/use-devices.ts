import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
import { removeDevice, upsertDevice } from './apply-device-event';

/** The devices of the circle by name; true by events. */
export function useDevices() {
  return useLiveQuery(
    'wearables.listDevices',
    {},
    {
      on: {
        'wearable.added': (data, { payload }) => upsertDevice(data, payload.device),
        'wearable.changed': (data, { payload }) => upsertDevice(data, payload.device),
        'wearable.restored': (data, { payload }) => upsertDevice(data, payload.device),
        'wearable.removed': (data, { payload }) => removeDevice(data, payload.deviceId),
        'member.removed': needsRefetch,
      },
    },
  );
}
