// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileWithReact } from './second-react';
import { sharedIconBase } from './shared-icon-base';
import { stylesApart, stylesNamed } from './styles-apart';
import { withoutJsonSchema } from './lean/without-json-schema';
import { withoutMutations } from './lean/without-mutations';
import { withoutPreloads } from './lean/without-preloads';

// Below the workspace, so that packages are found as from a remote.
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(import.meta.dirname, '../../.remote-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What Vite makes of these files, the first one being the entry. */
async function built(files: Record<string, string>, plugins: Plugin[]) {
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  const [entry = ''] = Object.keys(files);
  const { output } = (await build({
    ...{ root: folder, configFile: false, logLevel: 'silent', plugins },
    build: {
      ...{ write: false, minify: false, modulePreload: { polyfill: false } },
      rolldownOptions: {
        input: path.join(folder, entry),
        external: [/^@carecircle\//],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

const codeOf = (output: Rolldown.RolldownOutput['output']) =>
  output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');

describe('MFE-2 what is changed in the output of other tools is there to be changed', () => {
  it("Vite's fetching ahead around a dynamic import", async () => {
    const files = {
      'entry.js': `export const later = () => import('./later.js');`,
      'later.js': `import './later.css'; export const late = 1;`,
      'later.css': '.late { color: red; }',
    };
    expect(codeOf(await built(files, []))).toContain('modulepreload');
    expect(codeOf(await built(files, [withoutPreloads()]))).not.toContain('modulepreload');
  });

  it("Vite's marks in stylesheets, which are cut in two", async () => {
    const files = {
      'entry.js': `import './first.css'; export const later = () => import('./later.js');`,
      'first.css': '.first { color: blue; }',
      'later.js': `import './later.css'; export const late = 1;`,
      'later.css': '.late { color: red; }',
    };
    const entryOf = (bundle: Rolldown.OutputBundle) =>
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : []));
    const output = await built(files, [stylesApart(entryOf)]);
    const paths = output.map(({ fileName }) => fileName);
    expect([stylesNamed('style', paths), stylesNamed('late', paths)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    const styles = output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
    expect(styles.join('')).toContain('.late');
    expect(styles.join('')).not.toContain('$vite$');
  });

  it("zod's writing of JSON schemas", async () => {
    const files = {
      'entry.js': `import * as z from 'zod'; export const Name = z.object({ name: z.string() });`,
    };
    expect(codeOf(await built(files, [withoutJsonSchema()]))).toContain(
      'JSON schemas are written on the server',
    );
  });

  it("TanStack Query's mutations", async () => {
    const files = { 'entry.js': `export { QueryClient } from '@tanstack/query-core';` };
    expect(codeOf(await built(files, []))).toMatch(/class (extends )?\w*Mutation|Mutation = class extends/);
    const lean = codeOf(await built(files, [withoutMutations()]));
    expect(lean).toContain('resumePausedMutations');
    expect(lean).not.toMatch(/Mutation = class extends/);
    await expect(built({ 'entry.js': `export const none = 1;` }, [withoutMutations()])).rejects.toThrow(
      'TanStack Query has changed',
    );
  });

  it("what lucide's icons are made by", async () => {
    const files = { 'entry.js': `export { Wallet } from 'lucide-react';` };
    const code = codeOf(await built(files, [sharedIconBase()]));
    expect(code).toMatch(/import \{ createLucideIcon.* from "@carecircle\/ui"/);
  });

  it.each(['react', 'react-dom/client'])('the texts by which a second %s is found', async (name) => {
    const files = { 'entry.js': `export { default } from '${name}';` };
    expect(fileWithReact({ 'entry.js': codeOf(await built(files, [])) })).toBe('entry.js');
  });
});
