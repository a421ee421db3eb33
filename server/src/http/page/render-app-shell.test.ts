import { defaultPreferences, type Boot, type RemoteManifest, type Session } from '@carecircle/contracts';
import { expect, it } from 'vitest';
import { renderAppShell } from './render-app-shell';
import type { ShellBuild } from './shell-build';

const file = (path: string) => ({ path, integrity: `sha256-${path}`, size: 1 });
const words = (language: string, path: string) => ({ ...file(path), language });

const shell = {
  ...{ version: '0.1.0', folder: '', entry: 'assets/index.js', initial: ['assets/index.js'], late: {} },
  signIn: { script: 'assets/sign-in.js', style: 'assets/sign-in.css', markup: {} },
  words: { en: ['assets/en.js'], es: ['assets/es.js'], fr: ['assets/fr.js', 'assets/fr-later.js'] },
  ...{ style: 'assets/style.css', lateStyle: null, shared: {}, splash: { style: '', markup: {} } },
  font: { style: 'assets/fonts.css', file: 'assets/font.woff2' },
  files: [
    ...['index.js', 'style.css', 'late.js', 'sign-in.js', 'sign-in.css'].map((name) =>
      file(`assets/${name}`),
    ),
    ...['en', 'es', 'fr'].map((language) => words(language, `assets/${language}.js`)),
    words('fr', 'assets/fr-later.js'),
  ],
  template:
    '<!doctype html><html lang="en"><head><!-- page:head --></head><body><!-- page:boot --></body></html>',
} as unknown as ShellBuild;

const manifest = {
  ...{ name: 'mfe-pets', version: '1.0.0', entry: 'remote.js', routes: [], slots: [] },
  files: [
    ...['remote.js', 'pets.js', 'pets.css'].map(file),
    ...['en', 'fr'].map((language) => words(language, `${language}.js`)),
    words('fr', 'toys.fr.js'),
  ],
  chunks: {
    entry: ['remote.js', 'pets.css'],
    'route:pets': ['pets.js'],
    'messages:en': ['en.js'],
    'messages:fr': ['fr.js'],
  },
  words: { en: {}, fr: {} },
  spokenParts: [],
} as unknown as RemoteManifest;

const boot = {
  session: {
    person: { id: 'p1', name: 'Ana Morales' },
    preferences: { ...defaultPreferences, language: 'es', theme: 'green' },
  } as unknown as Session,
  positions: { p1: 7 },
  states: { 'chat.unread': 3 },
  releases: [{ remote: 'mfe-pets', current: { manifest, baseUrl: '/releases/mfe-pets/1/' }, previous: null }],
} as unknown as Boot;

const html = renderAppShell({ shell, boot, nonce: 'abc', styleText: () => null });
const json = (id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null') as unknown;

it('ALL-2 the page that is kept says nothing about anybody', () => {
  expect(html).not.toMatch(/Ana|green|p1/);
  expect(json('boot')).toMatchObject({ session: null, positions: {}, states: {}, answers: [] });
});

it('ALL-2 the page that is kept names every file of its releases with its integrity, and words in one language and English', () => {
  const shellFiles = ['index.js', 'style.css', 'late.js', 'en.js', 'es.js'];
  const remoteFiles = ['remote.js', 'pets.js', 'pets.css', 'en.js'];
  expect(json('files')).toEqual(
    Object.fromEntries([
      ...shellFiles.map((name) => [`/assets/${name}`, `sha256-assets/${name}`]),
      ...remoteFiles.map((name) => [`/releases/mfe-pets/1/${name}`, `sha256-${name}`]),
    ]),
  );
});

it('ALL-2 the page that is kept has the web font, which lies beside it', () => {
  expect(html).toContain('<link rel="stylesheet" href="/assets/fonts.css"');
  expect(html).toContain('href="/assets/font.woff2"');
});
