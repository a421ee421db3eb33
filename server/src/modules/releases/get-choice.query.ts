import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { explainChoice } from './read-areas';
import { requireOperator } from './require-operator';

export const getChoice = defineQuery(
  apiContract.releases.getChoice,
  async ({ db, input: { remote, inCircle }, actor, services }) => {
    await requireOperator(db, services.operators, actor);
    return explainChoice(db, { remote, circleId: inCircle, servable: services });
  },
);
