import { notificationLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { eq, or } from 'drizzle-orm';
import { deviceName } from '../../../records/device-name';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { devicesOf, isDevice, pushDeviceContext, readDevices } from './push-device-rows';
import { pushDevices } from './push.tables';

/** A browser belongs to whoever is signed in on it: adding it takes it from whoever was before. */
export const addPushDevice = defineCommand(
  apiContract.notifications.addPushDevice,
  async ({ tx, input, actor, caller, now, record, services: { crypto, push } }) => {
    const { deviceId, endpoint, p256dh, auth } = input;
    const { sessionId } = caller;
    if (!sessionId) throw refuse('NOT_SIGNED_IN', { message: 'Sign in first.' });
    if (!push.isKnownService(endpoint))
      throw refuse('INVALID_INPUT', {
        message: 'This is not the address of a push service.',
        fields: [{ path: 'endpoint', code: 'unknown_push_service' }],
      });
    const endpointDigest = crypto.fingerprint(`push ${endpoint}`);
    const isSame = or(eq(pushDevices.endpointDigest, endpointDigest), isDevice(actor.id, deviceId));
    await tx.delete(pushDevices).where(isSame);
    // The newest ones stay.
    const others = await devicesOf(tx, actor.id);
    for (const { id } of others.slice(notificationLimits.devices - 1))
      await tx.delete(pushDevices).where(isDevice(actor.id, id));
    await tx.insert(pushDevices).values({
      personId: actor.id,
      id: deviceId,
      sessionId,
      endpointDigest,
      target: crypto.seal(JSON.stringify({ endpoint, p256dh, auth }), pushDeviceContext(deviceId)),
      name: deviceName(caller.userAgent),
      addedAt: now,
    });
    await record.toPerson(actor.id, 'push-devices.changed', {});
    return readDevices(tx, { personId: actor.id, sessionId, push });
  },
);
