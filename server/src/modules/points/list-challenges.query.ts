import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { withoutPeriod } from './challenges';
import { readChallenges } from './read-history';

export const listChallenges = defineQuery(
  apiContract.points.listChallenges,
  async ({ db, circle, actor, now }) => {
    const challenges = await readChallenges(db, circle, { memberId: actor.id, now });
    return challenges.map(withoutPeriod);
  },
);
