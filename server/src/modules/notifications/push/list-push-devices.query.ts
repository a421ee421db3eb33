import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { readDevices } from './push-device-rows';

export const listPushDevices = defineQuery(
  apiContract.notifications.listPushDevices,
  ({ db, actor, caller: { sessionId }, services: { push } }) =>
    readDevices(db, { personId: actor.id, sessionId, push }),
);
