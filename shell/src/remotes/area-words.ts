import { messagesOf, type LoadedMessages, type MessageLoaders } from '@carecircle/remote-kit';
import en from './messages/en.json';
import es from './messages/es.json';

export const useAreaWords = messagesOf<typeof en>();

/** At hand from the start: the card of an area must show when nothing more can be loaded. */
export function areaMessagesNow(language: string): LoadedMessages {
  return language === 'es' ? { language, messages: es } : { language: 'en', messages: en };
}

export const areaMessages: MessageLoaders = {
  en: () => Promise.resolve({ default: en }),
  es: () => Promise.resolve({ default: es }),
};
