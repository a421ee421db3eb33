// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RemoteManifest } from '@carecircle/contracts/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrityOf } from '@carecircle/remote-json';

let root: string;
let first: RemoteManifest;
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

// The temporary remote lies inside the workspace, where its packages are found.
beforeAll(() => {
  root = mkdtempSync(join(import.meta.dirname, '../../.remote-'));
  write('package.json', JSON.stringify({ name: 'mfe-pets', version: '2.3.4', type: 'module' }));
  write(
    'src/messages/en.json',
    JSON.stringify({ 'pets.title': 'Pets', 'pets.fed': '{count, plural, one {# fed} other {# fed}}' }),
  );
  write('src/messages/es.json', JSON.stringify({ 'pets.title': 'Mascotas', 'pets.fed': '{count}' }));
  write('src/pets.module.css', '.pets { color: red }');
  write(
    'src/pets.page.tsx',
    `import { useState } from 'react';
import { useFormats } from '@carecircle/remote-kit';
import css from './pets.module.css';
export default function PetsPage() { const [n] = useState(0); useFormats(); return <p className={css.pets}>{n}</p>; }`,
  );
  write('src/remote.ts', remoteSource('pets.title'));
  write(
    'vite.config.ts',
    `import { remoteConfig } from '@carecircle/remote-kit/build';
export default remoteConfig({ name: 'mfe-pets' });`,
  );
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function remoteSource(title: string, page = './pets.page') {
  return `import { defineRemote } from '@carecircle/remote-kit';
export default defineRemote({ name: 'mfe-pets', contractRange: '^0.1.0',
  routes: [{ id: 'pets', path: '/pets', title: '${title}', page: () => import('${page}') }],
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') } });`;
}

/** Builds as `nx build` does, in a process of its own. */
function buildRemote(): RemoteManifest {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return RemoteManifest.parse(JSON.parse(readFileSync(join(root, 'dist/remote.json'), 'utf8')));
}

describe('MFE-4 the build of a remote', { timeout: 60_000 }, () => {
  it('MFE-2 MFE-4 REL-1 writes a container with its manifest, every file with its sum', () => {
    first = buildRemote();
    const manifest = first;
    expect(manifest.version).toMatch(/^2\.3\.4-local\.h/);
    expect(manifest.words).toEqual({ en: { 'pets.title': 'Pets' }, es: { 'pets.title': 'Mascotas' } });
    expect(manifest.shared.react).toMatch(/^\^19\./);
    expect(Object.keys(manifest.chunks).sort()).toEqual([
      'entry',
      'messages:en',
      'messages:es',
      'route:pets',
    ]);
    for (const { path, integrity } of manifest.files) {
      expect(integrityOf(readFileSync(join(root, 'dist', path)))).toBe(integrity);
    }
    const named = new Set(manifest.files.map(({ path }) => path));
    expect(
      Object.values(manifest.chunks)
        .flat()
        .every((file) => named.has(file)),
    ).toBe(true);
    expect(manifest.files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(12_000);
  });

  it('REL-1 gives the same version for the same sources', () => {
    expect(buildRemote().version).toBe(first.version);
  });

  it('MFE-4 fails when a declared message has no words', () => {
    write('src/remote.ts', remoteSource('pets.missing'));
    expect(() => buildRemote()).toThrow("'pets.missing' is missing in en");
  });
});
