import { createContext, createElement, Fragment, useContext, useMemo, type ReactNode } from 'react';
import type { LoadedMessages } from './catalogue';
import { formatMessage, type MessageValues, type RichValues } from './format-message';

/** Words of the remote (or of the shell) whose tree this is. */
export const MessagesContext = createContext<LoadedMessages | null>(null);

/** Gives the text of a message by its key; `rich` for messages with tags such as `<b>`. */
export interface Translate<Key extends string> {
  (key: Key, values?: MessageValues): string;
  /** Text with elements in it: `t.rich('hint', { link: (text) => <a …>{text}</a> })`. */
  rich: (key: Key, values: RichValues) => ReactNode;
  /** For a key made at run time, such as `status.${status}`; an unknown one gives the key itself. */
  dynamic: (key: string, values?: MessageValues) => string;
  /** Language of the texts, which is English where the person's language is not spoken. */
  language: string;
}

/**
 * Makes the typed hook of a remote: `export const useMessages = messagesOf<typeof en>()`, with `en` imported as a type
 * from `./messages/en.json`.
 */
export function messagesOf<Messages extends object>(): () => Translate<Extract<keyof Messages, string>> {
  return () => {
    const loaded = useContext(MessagesContext);
    return useMemo(() => translator(loaded), [loaded]);
  };
}

/** The translate function outside React, over loaded messages. */
export function translator<Key extends string>(loaded: LoadedMessages | null): Translate<Key> {
  if (!loaded) throw new Error('Messages are used outside of a remote or the shell');
  const plain = (key: string, values?: MessageValues) => String(formatMessage(loaded, key, values));
  const rich = (key: string, values: RichValues) => inOrder(formatMessage(loaded, key, values));
  return Object.assign(plain, { rich, dynamic: plain, language: loaded.language });
}

// The parts of a text never change places, so they need no keys.
function inOrder(text: ReactNode): ReactNode {
  return Array.isArray(text) ? createElement(Fragment, null, ...(text as ReactNode[])) : text;
}
