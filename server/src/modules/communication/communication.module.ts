import { defineModule } from '../../spine/define-module';
import { cancelMessageUpload } from './cancel-message-upload.command';
import { confirmMessage } from './confirm-message.command';
import { countUnread, totalUnread } from './count-unread';
import { endMessageUpload } from './end-message-upload.job';
import { getUnreadMessages } from './get-unread-messages.query';
import { listFoundMessages } from './list-found-messages.query';
import { listMessages } from './list-messages.query';
import { markConversationRead } from './mark-conversation-read.command';
import { sendFile } from './send-file.command';
import { sendMessage } from './send-message.command';
import { signalTyping } from './signal-typing.command';
import { startMessageUpload } from './start-message-upload.command';

export const communicationModule = defineModule({
  name: 'communication',
  operations: {
    listMessages,
    listFoundMessages,
    getUnreadMessages,
    sendMessage,
    startMessageUpload,
    cancelMessageUpload,
    sendFile,
    confirmMessage,
    markConversationRead,
    signalTyping,
  },
  jobs: [endMessageUpload],
  stateSeeds: async ({ db, actor }) => ({ 'chat.unread': totalUnread(await countUnread(db, actor)) }),
});
