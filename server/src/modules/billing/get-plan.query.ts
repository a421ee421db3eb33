import { apiContract } from '@carecircle/contracts/api';
import { readUsedStorage } from '../../files/storage';
import { defineQuery } from '../../spine/define-query';
import { countMembers, planOf, readPlanRow } from '../plans';

export const getPlan = defineQuery(apiContract.billing.getPlan, async ({ db, circle, now, services }) => ({
  plan: planOf(await readPlanRow(db, circle.id, now)),
  usage: {
    members: await countMembers(db, circle.id),
    storageBytes: await readUsedStorage(db, circle.id),
  },
  canPay: services.payments !== null,
}));
