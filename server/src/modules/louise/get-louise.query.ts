import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { modelFor } from './model-for';

export const getLouise = defineQuery(
  apiContract.louise.getLouise,
  async ({ db, actor, circle, services }) => {
    const asked = { reader: db, services, circleId: circle.id, personId: actor.id };
    const { model, hindrance } = await modelFor(asked);
    return { model: model && { name: model.name, host: model.host }, hindrance };
  },
);
