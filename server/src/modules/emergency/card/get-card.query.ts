import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineQuery } from '../../../spine/define-query';
import { findRecipient } from '../../circles';
import { cardLinkOf, findCardLink, readCardViews } from './card-rows';
import { readCardContent } from './read-card-content';

export const getCard = defineQuery(
  apiContract.emergency.getCard,
  async ({ db, input: { recipientId }, circle, actor, now, services }) => {
    const recipient = await findRecipient(db, circle.id, recipientId);
    if (!recipient) throw refuse('NOT_FOUND', { message: 'There is no such person in care.' });
    const link = await findCardLink(db, circle.id, recipientId);
    return {
      recipientId,
      content: await readCardContent(db, actor, recipient, now),
      link: link && cardLinkOf(services.crypto, link),
      views: await readCardViews(db, circle.id, recipientId),
    };
  },
);
