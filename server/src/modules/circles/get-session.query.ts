import { apiContract } from '@carecircle/contracts/api';
import { isOperator } from '../../access/is-operator';
import { defineQuery } from '../../spine/define-query';
import { readSession } from './read-session';

export const getSession = defineQuery(
  apiContract.circles.getSession,
  async ({ db, actor, input, services }) => {
    if (!actor) return { session: null, positions: {} };
    const { session, positions } = await readSession(db, actor.id, input.circleId);
    if (!isOperator(services.operators, session.person)) return { session, positions };
    return { session: { ...session, isOperator: true }, positions };
  },
);
