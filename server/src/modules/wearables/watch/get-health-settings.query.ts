import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { findWearer } from '../devices/find-wearer';
import { readSettings } from './read-settings';

export const getHealthSettings = defineQuery(
  apiContract.wearables.getHealthSettings,
  async ({ db, circle, input }) => {
    const { id: wearerId } = await findWearer(db, circle, input.wearerId);
    return { wearerId, ...(await readSettings(db, circle.id, wearerId)) };
  },
);
