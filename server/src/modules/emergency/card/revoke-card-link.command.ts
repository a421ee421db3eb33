import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { lockRecipient } from '../../circles';
import { revokeLinks } from './card-rows';

export const revokeCardLink = defineCommand(
  apiContract.emergency.revokeCardLink,
  async ({ tx, input: { recipientId }, circle, now, record }) => {
    await lockRecipient(tx, circle.id, recipientId);
    if (await revokeLinks(tx, circle.id, recipientId, now))
      await record('card.link-revoked', { recipientId });
    return { recipientId };
  },
);
