import { messagesOf, type MessageLoaders } from '@carecircle/remote-kit';
import type en from './messages/en.json';

export const useMessages = messagesOf<typeof en>();

/** The shell's own words, and those of notifications: their keys begin with the cause. */
export const shellMessages: MessageLoaders = {
  en: () => import('./messages/en'),
  es: () => import('./messages/es'),
};
