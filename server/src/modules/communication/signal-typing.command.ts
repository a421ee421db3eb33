import { apiContract } from '@carecircle/contracts/api';
import { definePublicCommand } from '../../spine/define-public-command';
import { requireActivePartner } from './require-partner';

/** Leaves no row behind, not even a command's answer: typing is worth telling only while it lasts (CHAT-1). */
export const signalTyping = definePublicCommand(
  apiContract.communication.signalTyping,
  async ({ db, input, circle, actor, transact }) => {
    const recipient = input.recipientId && (await requireActivePartner(db, actor, input.recipientId));
    await transact(async ({ signal }) =>
      signal(
        {
          type: 'member.typed',
          payload: { circleId: circle.id, memberId: actor.id, recipientId: recipient ? recipient.id : null },
        },
        { circleId: circle.id, action: 'message:view', ...(recipient && { personId: recipient.id }) },
      ),
    );
    return {};
  },
);
