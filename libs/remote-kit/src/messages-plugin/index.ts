export { compileCatalogue } from './compile-catalogue';
export { messagesPlugin } from './messages-plugin';
