import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { fontTags, holdsFont } from './web-font';

const font = { style: 'assets/fonts-Ab3.css', file: 'assets/font.woff2' };
const files = [{ path: font.style, integrity: 'sha256-x', size: 1 }];

it('ALL-1 a page of a browser without the font does not wait for it, and names it for later', () => {
  expect(fontTags({ font, files }, false)).toEqual([
    '<meta name="font" content="/assets/fonts-Ab3.css /assets/font.woff2">',
  ]);
});

it('ALL-1 a page of a browser that holds the font has it from the start', () => {
  expect(fontTags({ font, files }, true)).toEqual([
    '<link rel="stylesheet" href="/assets/fonts-Ab3.css" integrity="sha256-x" crossorigin>',
    '<link rel="preload" as="font" type="font/woff2" href="/assets/font.woff2" crossorigin>',
  ]);
});

it.each([
  [undefined, false],
  ['language=es; font=fonts-Ab3.css', true],
  ['font=fonts-older.css', false],
  ['otherfont=fonts-Ab3.css', false],
])('ALL-1 by the cookie %s the browser holds the font: %s', async (cookie, held) => {
  const app = Fastify();
  app.get('/', (request) => ({ held: holdsFont(request, { font }) }));
  const answer = await app.inject({ url: '/', headers: cookie ? { cookie } : {} });
  expect(answer.json()).toEqual({ held });
});
