import { messagesOf, type MessageLoaders } from '@carecircle/remote-kit';
import type en from './messages/en.json';

export const useMessages = messagesOf<typeof en>();

/** The shell's own words, and those of notifications: their keys begin with the cause. */
export const shellMessages: MessageLoaders = {
  en: () =>
    together(import('./messages/en.json'), import('@carecircle/contracts/notifications/messages/en.json')),
  es: () =>
    together(import('./messages/es.json'), import('@carecircle/contracts/notifications/messages/es.json')),
};

async function together(...parts: Promise<{ default: object }>[]): Promise<{ default: object }> {
  const modules = await Promise.all(parts);
  return { default: Object.assign({}, ...modules.map((module) => module.default)) as object };
}
