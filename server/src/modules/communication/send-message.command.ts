import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { sendToConversation } from './send-to-conversation';

export const sendMessage = defineCommand(
  apiContract.communication.sendMessage,
  async ({ input, circle, actor, ...unit }) =>
    sendToConversation(unit, { circle, actor, input, text: input.text }),
);
