import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { changeDevice, deviceOf, digestOfToken } from './device-rows';
import { lockOwnDevice } from './lock-own-device';

/** The browser made the secret and shows it once; the server never learns it again. */
export const renewDeviceToken = defineCommand(apiContract.wearables.renewDeviceToken, async (context) => {
  const { tx, input, services } = context;
  const { device } = await lockOwnDevice(tx, context, input.deviceId);
  const tokenDigest = digestOfToken(services.crypto, input.token);
  return deviceOf(await changeDevice(context, device, { tokenDigest, isConnected: true }));
});
