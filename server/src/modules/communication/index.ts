export { conversationKey } from './conversation-key';
export { messages } from './messages.tables';
