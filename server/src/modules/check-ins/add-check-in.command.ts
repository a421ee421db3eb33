import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { keepCheckIn, type WhenKept } from './keep-check-in';

export const addCheckIn = (whenKept: WhenKept) =>
  defineCommand(apiContract.care.addCheckIn, async ({ tx, input, circle, actor, now, record, addRow }) => {
    const { checkInId, recipientId, status, mood, notes } = input;
    const recipient = await requireRecipient(tx, circle.id, recipientId);
    const fields = { recipientId, status, mood, notes };
    return keepCheckIn({ tx, now, record, addRow }, whenKept, recipient, {
      ...{ id: checkInId, fields, checkedBy: actor.id, overLinkBy: null },
    });
  });
