// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@carecircle/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectCompleteMessages } from './expect-complete-messages';

const due = (bills: string) => `{count, plural, one {# ${bills}} other {# ${bills}}}`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carecircle-messages-'));
  write('en', { app: 'CareCircle', due: due('due'), last: '{name}, {when}' });
  for (const language of languages.slice(1))
    write(language, { app: 'CareCircle', due: due(language), last: '{name}, {when}' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(language: string, messages: Record<string, string>) {
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(messages));
}

it('SET-4 takes catalogues that say the same in every language; names and bare values stay', () => {
  expect(() => expectCompleteMessages(folder)).not.toThrow();
});

it('SET-4 names a language without a file', () => {
  rmSync(join(folder, 'pt.json'));
  expect(() => expectCompleteMessages(folder)).toThrow('pt.json is missing');
});

it.each([
  [{ app: 'CareCircle', due: due('fällig') }, "de.json: no 'last'"],
  [{ app: 'CareCircle', due: due('due'), last: '{name}' }, "de.json: 'due' is left in English"],
  [{ app: 'CareCircle', due: due('fällig'), last: '{name}' }, "de.json: 'last' takes (name:text)"],
  [{ app: 'CareCircle', due: due('fällig'), last: '', more: 'Mehr' }, "de.json: 'more' too many"],
  [{ app: 'CareCircle', due: '{count, plural, one {# fällig}}' }, 'MISSING_OTHER_CLAUSE'],
])('SET-4 finds the fault of %j', (messages, fault) => {
  write('de', messages as Record<string, string>);
  expect(() => expectCompleteMessages(folder)).toThrow(fault);
});

it('ALL-1 finds a name without the words that are seen on its control', () => {
  for (const language of languages)
    write(language, { pay: `${language} ok`, 'pay.of': `{bill}: ${language} OK` });
  expect(() => expectCompleteMessages(folder)).not.toThrow();
  write('de', { pay: 'Überweisen', 'pay.of': '{bill} bezahlen' });
  expect(() => expectCompleteMessages(folder)).toThrow(
    "de.json: 'pay.of' does not have the words that are seen, 'Überweisen'",
  );
});
