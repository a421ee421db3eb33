import compile from 'icu-minify/compile';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from './messages-of';
import { loadMessages } from './catalogue';

afterEach(() => vi.restoreAllMocks());

function speak(language: string, messages: Record<string, string>) {
  const compiled = Object.entries(messages).map(([key, text]) => [key, compile(text)]);
  return translator({ language, messages: Object.fromEntries(compiled) });
}

it('fills in values, plurals and choices by the language', () => {
  const due = '{count, plural, =0 {nada} one {# factura} other {# facturas}}';
  const t = speak('es', { due, role: '{role, select, admin {jefa} other {miembro}} {name}' });
  expect([0, 1, 12_000].map((count) => t('due', { count }))).toEqual([
    'nada',
    '1 factura',
    '12,000 facturas',
  ]);
  expect(t('role', { role: 'admin', name: 'Ana' })).toBe('jefa Ana');
});

it('SET-4 lets what a person wrote from right to left turn nothing else of a sentence', () => {
  const t = speak('en', { by: '{name} wrote: {text}' });
  expect(t('by', { name: 'דנה', text: 'Hi' })).toBe('\u2068דנה\u2069 wrote: Hi');
  expect(t('by', { name: 'Ana', text: '\u202Etxt.exe' })).toBe('Ana wrote: \u2068\u202Etxt.exe\u2069');
  expect(t('by', { name: 'Zoë 👩‍👩‍👧', text: 'été' })).toBe('Zoë 👩‍👩‍👧 wrote: été');
});

it('gives elements where the message has tags', () => {
  const t = speak('en', { hint: 'See <link>the list</link>.' });
  expect(t.rich('hint', { link: (text) => `[${text.join('')}]` })).toBe('See [the list].');
});

it('shows the key and tells the developer what is wrong', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const t = speak('en', { hi: 'Hi {name}' });
  expect(t('hi')).toBe('hi');
  expect(t.dynamic('gone')).toBe('gone');
  expect(report).toHaveBeenCalledTimes(2);
});

it('speaks English where a language is not spoken', async () => {
  const loaders = { en: async () => ({ default: { hi: 'Hi' } }) };
  expect(await loadMessages(loaders, 'fr')).toEqual({ language: 'en', messages: { hi: 'Hi' } });
});
