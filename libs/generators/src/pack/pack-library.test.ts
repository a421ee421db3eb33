import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishedManifest, withEndings } from './pack-library';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
  mkdirSync(path.join(folder, 'plots'));
  for (const file of ['dose.ts', 'row.tsx', 'row.module.css', 'plots/index.ts', 'en.json'])
    writeFileSync(path.join(folder, file), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [`import { Dose } from './dose';`, `import { Dose } from './dose.js';`],
  [`export * from "./row";`, `export * from './row.js';`],
  [`const load = () => import('./plots');`, `const load = () => import('./plots/index.js');`],
  [`import css from './row.module.css';`, `import css from './row.module.css';`],
  [`import en from './en.json';`, `import en from './en.json' with { type: 'json' };`],
  [`import * as z from 'zod';`, `import * as z from 'zod';`],
])('MFE-10 %s becomes %s in a packed library', (source, built) => {
  expect(withEndings(source, folder)).toBe(built);
});

it('MFE-10 a packed library has built doors, ranges of the others, and no tools', () => {
  const manifest = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../event-bus/package.json'), 'utf8'),
  ) as Parameters<typeof publishedManifest>[0];
  const published = publishedManifest(manifest, () => '0.1.0');
  expect(published).not.toHaveProperty('private');
  expect(published).not.toHaveProperty('devDependencies');
  expect(published.exports['.']).toEqual({ types: './src/index.d.ts', default: './src/index.js' });
  expect(published.dependencies?.['@carecircle/contracts']).toBe('^0.1.0');
});
