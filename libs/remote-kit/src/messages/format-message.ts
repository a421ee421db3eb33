import format, { type FormatValues } from 'icu-minify/format';
import type { ReactNode } from 'react';
import { withOwnDirection } from '@carecircle/contracts';
import { localeOf } from '../formats/create-formats';
import { dateTimeFormat, numberFormat, pluralRules } from '../formats/intl';
import type { LoadedMessages } from './catalogue';

export type MessageValues = Readonly<Record<string, string | number | Date>>;
export type RichValues = Readonly<
  Record<string, string | number | Date | ((chunks: ReactNode[]) => ReactNode)>
>;

const formatters = {
  getDateTimeFormat: dateTimeFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
};

/** Text of a message. An unknown key or a missing value shows the key and tells the developer. */
export function formatMessage(loaded: LoadedMessages, key: string, values?: RichValues): ReactNode {
  const message = loaded.messages[key];
  if (message === undefined) return missing(key, 'there is no such message');
  try {
    const filled = values && withOwnDirection(values);
    const result = format<ReactNode>(message, localeOf(loaded.language), filled as FormatValues<ReactNode>, {
      formatters,
    });
    return result as ReactNode;
  } catch (error) {
    return missing(key, String(error));
  }
}

function missing(key: string, reason: string): string {
  console.error(`Message '${key}': ${reason}`);
  return key;
}
