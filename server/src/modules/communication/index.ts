export { conversationKey } from './conversation-key';
export { copiedMessages } from './copied-messages';
export { findMessageFile } from './find-message-file';
export { listMessageFiles } from './list-message-files';
export { messages } from './messages.tables';
export { noteCall } from './note-call';
export { uploadsOfMessages } from './uploads-of-messages';
export { communicationNotificationFacts } from './communication.notifications';
