import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readAchievements } from './read-history';

export const listAchievements = defineQuery(apiContract.points.listAchievements, ({ db, circle, actor }) =>
  readAchievements(db, circle.id, actor.id),
);
