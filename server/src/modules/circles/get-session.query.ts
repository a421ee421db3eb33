import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readSession } from './read-session';

export const getSession = defineQuery(apiContract.circles.getSession, async ({ db, actor, input }) =>
  actor ? readSession(db, actor.id, input.circleId) : { session: null, positions: {} },
);
