import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { listMembers } from './find-member';

export const listPendingMembers = defineQuery(apiContract.circles.listPendingMembers, ({ db, circle }) =>
  listMembers(db, circle.id, ['pending']),
);
