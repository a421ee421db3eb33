import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { deviceOf, readDevices } from './device-rows';

export const listDevices = defineQuery(
  apiContract.wearables.listDevices,
  async ({ db, circle, services }) => ({
    devices: (await readDevices(db, circle.id)).map(deviceOf),
    canUseAccounts: services.healthAccounts.isConfigured,
  }),
);
