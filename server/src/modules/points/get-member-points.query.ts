import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readMemberPoints } from './read-member-points';

export const getMemberPoints = defineQuery(
  apiContract.points.getMemberPoints,
  async ({ db, circle, actor }) => readMemberPoints(db, circle.id, actor.id),
);
