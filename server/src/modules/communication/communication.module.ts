import { defineModule } from '../../spine/define-module';
import { countUnread, totalUnread } from './count-unread';
import { getUnreadMessages } from './get-unread-messages.query';
import { listFoundMessages } from './list-found-messages.query';
import { listMessages } from './list-messages.query';
import { markConversationRead } from './mark-conversation-read.command';
import { sendMessage } from './send-message.command';
import { signalTyping } from './signal-typing.command';

export const communicationModule = defineModule({
  name: 'communication',
  operations: {
    listMessages,
    listFoundMessages,
    getUnreadMessages,
    sendMessage,
    markConversationRead,
    signalTyping,
  },
  stateSeeds: async ({ db, actor }) => ({ 'chat.unread': totalUnread(await countUnread(db, actor)) }),
});
