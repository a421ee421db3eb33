import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readUnseen } from './unseen-achievements';

export const listUnseenAchievements = defineQuery(
  apiContract.points.listUnseenAchievements,
  ({ db, circle, actor }) => readUnseen(db, circle.id, actor.id),
);
