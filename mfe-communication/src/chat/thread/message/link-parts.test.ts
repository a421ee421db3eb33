import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkParts } from './link-parts';

it('CHAT-2 makes links of web addresses alone', () => {
  expect(linkParts('See https://a.example/x?y=1, or (http://b.example/z).')).toEqual([
    { text: 'See ' },
    { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
    { text: ', or (' },
    { text: 'http://b.example/z', href: 'http://b.example/z' },
    { text: ').' },
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'https://', 'www.a.example'])(
  'CHAT-2 leaves %s as text',
  (text) => expect(linkParts(text)).toEqual([{ text }]),
);

it('CHAT-2 loses no letter, whatever is written', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('https://a.example/', ' http://b', ')', '(', '.', '"'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const parts = linkParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every(({ href }) => href === undefined || /^https?:/.test(href))).toBe(true);
    }),
  );
});
