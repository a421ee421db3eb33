import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { refuse } from '../../spine/refuse';
import { findRecipient } from '../circles/recipient-rows';
import { keepCheckIn } from './keep-check-in';

export const addCheckIn = defineCommand(
  apiContract.care.addCheckIn,
  async ({ tx, input, circle, actor, now, record, addRow }) => {
    const { checkInId, recipientId, status, mood, notes } = input;
    const recipient = await findRecipient(tx, circle.id, recipientId);
    if (!recipient) {
      throw refuse('INVALID_INPUT', {
        message: 'The circle does not care for this person.',
        fields: [{ path: 'recipientId', code: 'not_a_recipient' }],
      });
    }
    const fields = { recipientId, status, mood, notes };
    return keepCheckIn({ tx, now, record, addRow }, recipient, {
      ...{ id: checkInId, fields, checkedBy: actor.id, overLinkBy: null },
    });
  },
);
