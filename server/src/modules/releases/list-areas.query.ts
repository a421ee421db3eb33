import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readAreas } from './read-areas';
import { requireOperator } from './require-operator';

export const listAreas = defineQuery(apiContract.releases.listAreas, async ({ db, actor, now, services }) => {
  await requireOperator(db, services.operators, actor);
  return readAreas(db, now);
});
