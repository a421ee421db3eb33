import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { lockRecipient } from '../../circles';
import { revokeLinks } from './card-rows';
import { digestOfCard } from './card-secrets';
import { cardLinks, type CardLinkRow } from './card.tables';

/** A card has one link at most: a member who lost the paper makes another, and the lost one opens nothing (EMER-7). */
export const renewCardLink = defineCommand(
  apiContract.emergency.renewCardLink,
  async ({ tx, input: { recipientId, linkId }, circle, actor, now, record, addRow, services }) => {
    await lockRecipient(tx, circle.id, recipientId);
    await revokeLinks(tx, circle.id, recipientId, now);
    const link = { circleId: circle.id, id: linkId };
    const row: CardLinkRow = {
      ...{ ...link, recipientId, digest: digestOfCard(services.crypto, link) },
      ...{ createdBy: actor.id, createdAt: now, revokedAt: null },
    };
    addRow(cardLinks, row, () => refuse('ALREADY_DONE', { message: 'This link was made before.' }));
    await record('card.link-renewed', { recipientId, linkId });
    return { recipientId, linkId };
  },
);
