import { withOwnDirection, type Language } from '@carecircle/contracts';
import de from '@carecircle/contracts/notifications/messages/de.json' with { type: 'json' };
import en from '@carecircle/contracts/notifications/messages/en.json' with { type: 'json' };
import es from '@carecircle/contracts/notifications/messages/es.json' with { type: 'json' };
import fr from '@carecircle/contracts/notifications/messages/fr.json' with { type: 'json' };
import italian from '@carecircle/contracts/notifications/messages/it.json' with { type: 'json' };
import pt from '@carecircle/contracts/notifications/messages/pt.json' with { type: 'json' };
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';

const texts: Record<Language, Readonly<Record<string, string>>> = { en, es, fr, de, it: italian, pt };
const compiled = new Map<string, ReturnType<typeof compile>>();

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

/** The text of a cause in a language, with its values; the key itself where there is none. */
export function say(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = texts[language][key];
  if (text === undefined) return key;
  const name = `${language} ${key}`;
  const message = compiled.get(name) ?? compile(text);
  compiled.set(name, message);
  return String(format(message, language, withOwnDirection(values), { formatters }));
}
