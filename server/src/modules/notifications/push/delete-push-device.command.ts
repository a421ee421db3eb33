import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { isDevice, readDevices } from './push-device-rows';
import { pushDevices } from './push.tables';

/** Deleting what is gone already answers calmly: the push service may have been faster. */
export const deletePushDevice = defineCommand(
  apiContract.notifications.deletePushDevice,
  async ({ tx, input, actor, caller, record, services: { push } }) => {
    const deleted = await tx
      .delete(pushDevices)
      .where(isDevice(actor.id, input.deviceId))
      .returning({ id: pushDevices.id });
    if (deleted.length > 0) await record.toPerson(actor.id, 'push-devices.changed', {});
    return readDevices(tx, { personId: actor.id, sessionId: caller.sessionId, push });
  },
);
