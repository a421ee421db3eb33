import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { availableLanguages } from '@carecircle/contracts';
import { compileCatalogue } from '../messages-plugin/compile-catalogue';
import { messageArguments } from './message-arguments';

/**
 * Throws unless the folder has a file for every offered language, all with the same keys, and each message with the same
 * arguments of the same kinds. The error lists every difference.
 */
export function expectCompleteMessages(folder: string): void {
  const found = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const missing = availableLanguages.filter((language) => !found.includes(`${language}.json`));
  const english = readCatalogue(folder, 'en.json');
  const faults = found.flatMap((name) => differences(english, readCatalogue(folder, name), name));
  const all = [...missing.map((language) => `${language}.json is missing`), ...faults];
  if (all.length > 0) throw new Error(`Messages in ${folder}:\n${all.join('\n')}`);
}

type Arguments = ReadonlyMap<string, string>;

function readCatalogue(folder: string, name: string): Arguments {
  const file = join(folder, name);
  const compiled = compileCatalogue(readFileSync(file, 'utf8'), file);
  return new Map(
    Object.entries(compiled).map(([key, message]) => [key, messageArguments(message).join(', ')]),
  );
}

function differences(english: Arguments, other: Arguments, name: string): string[] {
  const missing = [...english.keys()].filter((key) => !other.has(key)).map((key) => `${name}: no '${key}'`);
  const extra = [...other.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${name}: '${key}' too many`);
  const changed = [...other]
    .filter(([key, args]) => english.has(key) && english.get(key) !== args)
    .map(([key, args]) => `${name}: '${key}' takes (${args}), in English (${english.get(key)})`);
  return [...missing, ...extra, ...changed];
}
