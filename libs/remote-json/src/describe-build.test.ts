import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeBuild } from './describe-build';
import { integrityOf } from './integrity-of';
import type { RemoteJsonOptions } from './remote-json-options';

const root = '/visits';
const options: RemoteJsonOptions = {
  name: 'mfe-visits',
  contractRange: '^0.1.0',
  exposes: { './page': './src/page.js' },
  routes: [{ id: 'visits', path: '/visits', title: 'visits.title', expose: './page' }],
  menu: [{ route: 'visits', label: 'visits.title', icon: 'door', group: 'care', order: 1 }],
  words: { en: { 'visits.title': 'Visits' } },
};

const chunk = (fileName: string, imports: string[], moduleIds: string[], css: string[] = []) => ({
  ...{ type: 'chunk', fileName, imports, moduleIds, dynamicImports: [] },
  viteMetadata: { importedCss: new Set(css) },
});
const bundle = {
  'remoteEntry.js': chunk('remoteEntry.js', ['runtime.js'], []),
  'runtime.js': chunk('runtime.js', [], []),
  'page.js': chunk('page.js', ['runtime.js'], ['/visits/src/page.js'], ['page.css']),
  'page.css': { type: 'asset', fileName: 'page.css' },
  'page.js.map': { type: 'asset', fileName: 'page.js.map' },
} as unknown as Rolldown.OutputBundle;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remote-json-'));
  for (const name of Object.keys(bundle)) writeFileSync(path.join(folder, name), `of ${name}`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const describeWith = (changes: Partial<RemoteJsonOptions>) =>
  describeBuild({ options: { ...options, ...changes }, version: '1.2.0', bundle, folder, root });

describe('MFE-2 MFE-4 what a build of any remote says of itself', () => {
  it('names each part’s files and stylesheets, and the module that the container gives for it', () => {
    expect(describeWith({})).toMatchObject({
      ...{ name: 'mfe-visits', version: '1.2.0', entry: 'remoteEntry.js' },
      exposes: { 'route:visits': './page' },
      chunks: {
        entry: ['remoteEntry.js', 'runtime.js'],
        'route:visits': ['page.js', 'runtime.js', 'page.css'],
      },
      routes: [{ id: 'visits', path: '/visits', title: 'visits.title' }],
    });
  });

  it('has the integrity of every file but maps', () => {
    const { files } = describeWith({});
    expect(files.map((file) => file.path)).toEqual(['page.css', 'page.js', 'remoteEntry.js', 'runtime.js']);
    expect(files[0]).toEqual({ path: 'page.css', integrity: integrityOf('of page.css'), size: 11 });
  });

  it.each([
    ['a container', { filename: 'other.js' }, 'no container other.js'],
    ['an exposed module', { exposes: {} }, 'exposes no ./page'],
    ['a file of it', { exposes: { './page': './src/other.js' } }, 'No file of the build holds'],
    ['English words', { words: { en: {} } }, 'no English words for visits.title'],
  ])('fails without %s', (_what, changes, message) => {
    expect(() => describeWith(changes)).toThrow(message);
  });
});
