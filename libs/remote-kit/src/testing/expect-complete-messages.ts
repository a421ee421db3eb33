import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '@carecircle/contracts';
import { compileCatalogue } from '../messages-plugin/compile-catalogue';
import { messageArguments } from './message-arguments';
import { isSameIn } from './same-words';

/**
 * Throws unless the folder has a file for every language, all with the same keys, each message with the same arguments of the
 * same kinds, and none left in English, and unless the name of a control (`….of`) has the words that are seen on it, by which
 * people who speak to their device press it (WCAG 2.5.3). The error lists every difference.
 */
export function expectCompleteMessages(folder: string): void {
  const found = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const missing = languages.filter((language) => !found.includes(`${language}.json`));
  const english = readCatalogue(folder, 'en.json');
  const others = found.filter((name) => name !== 'en.json');
  const faults = others.flatMap((name) => differences(english, readCatalogue(folder, name), name));
  const unsayable = found.flatMap((name) => unsayableNames(readCatalogue(folder, name), name));
  const all = [...missing.map((language) => `${language}.json is missing`), ...faults, ...unsayable];
  if (all.length > 0) throw new Error(`Messages in ${folder}:\n${all.join('\n')}`);
}

interface Message {
  text: string;
  args: string;
}

type Messages = ReadonlyMap<string, Message>;

// A plural without 'other' does not compile.
function readCatalogue(folder: string, name: string): Messages {
  const file = join(folder, name);
  const json = readFileSync(file, 'utf8');
  const texts = JSON.parse(json) as Record<string, string>;
  return new Map(
    Object.entries(compileCatalogue(json, file)).map(([key, message]) => [
      key,
      { text: texts[key] ?? '', args: messageArguments(message).join(', ') },
    ]),
  );
}

function differences(english: Messages, other: Messages, name: string): string[] {
  const missing = [...english.keys()].filter((key) => !other.has(key)).map((key) => `${name}: no '${key}'`);
  const unlike = [...other].flatMap(([key, message]) => {
    const fault = faultOf(message, english.get(key), basename(name, '.json'));
    return fault ? [`${name}: '${key}' ${fault}`] : [];
  });
  return [...missing, ...unlike];
}

function faultOf({ text, args }: Message, english: Message | undefined, language: string): string | null {
  if (!english) return 'too many';
  if (english.args !== args) return `takes (${args}), in English (${english.args})`;
  return text === english.text && !isSameIn(language, text) ? 'is left in English' : null;
}

function unsayableNames(messages: Messages, name: string): string[] {
  return [...messages].flatMap(([key, { text }]) => {
    const seen = key.endsWith('.of') ? messages.get(key.slice(0, -'.of'.length))?.text : undefined;
    if (seen === undefined || text.toLowerCase().includes(seen.toLowerCase())) return [];
    return [`${name}: '${key}' does not have the words that are seen, '${seen}'`];
  });
}
