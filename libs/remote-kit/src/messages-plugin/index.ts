export { messagesPlugin } from './messages-plugin';
