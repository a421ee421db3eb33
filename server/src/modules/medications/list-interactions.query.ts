import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { interactionReport } from './interactions/interaction-report';
import { readTaken } from './read-taken';

export const listInteractions = defineQuery(
  apiContract.care.listInteractions,
  async ({ db, circle, input: { recipientId } }) => {
    const { medications, allergies } = await readTaken(db, circle.id, recipientId);
    return interactionReport(medications, allergies);
  },
);
