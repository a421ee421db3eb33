import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { listWaiting } from './waiting-people';

export const listPendingMembers = defineQuery(apiContract.circles.listPendingMembers, ({ db, circle }) =>
  listWaiting(db, circle.id),
);
