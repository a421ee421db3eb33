import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { requireActivePartner } from './require-partner';

export const signalTyping = defineCommand(
  apiContract.communication.signalTyping,
  async ({ tx, input, circle, actor, signal }) => {
    const recipient = input.recipientId && (await requireActivePartner(tx, actor, input.recipientId));
    signal(
      {
        type: 'member.typed',
        payload: { circleId: circle.id, memberId: actor.id, recipientId: recipient ? recipient.id : null },
      },
      { circleId: circle.id, action: 'message:view', ...(recipient && { personId: recipient.id }) },
    );
    return {};
  },
);
