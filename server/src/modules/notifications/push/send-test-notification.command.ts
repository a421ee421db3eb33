import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { devicesOf } from './push-device-rows';
import { schedulePushes } from './send-push.job';

/** Goes the way that every push goes, to all devices; what became of it stands among the deliveries (NOTE-5). */
export const sendTestNotification = defineCommand(
  apiContract.notifications.sendTestNotification,
  async ({ actor, ...unit }) => {
    const devices = await devicesOf(unit.tx, actor.id);
    if (devices.length === 0)
      throw refuse('INVALID_STATE', { message: 'None of your devices is told by push.' });
    const test = { personId: actor.id, told: { kind: 'test' as const }, isUrgent: true };
    await schedulePushes(
      unit,
      devices.map(({ id: deviceId }) => ({ ...test, deviceId })),
    );
    return { devices: devices.length };
  },
);
