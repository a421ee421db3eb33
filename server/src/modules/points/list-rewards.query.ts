import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readRewards } from './read-rewards';

export const listRewards = defineQuery(apiContract.points.listRewards, ({ db, circle, actor }) =>
  readRewards(db, circle.id, actor.id),
);
