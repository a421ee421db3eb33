import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecentFiles, findFile } from './stored-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stored-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Stores a text, whose other forms are texts that name them; gives its path. */
function store(name: string, text: string, forms: readonly string[] = []): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  for (const ending of forms) writeFileSync(file + ending, `${text}${ending}`);
  return file;
}

describe('a stored file', () => {
  it('SHELL-2 comes in the smallest form that is there and that the browser takes', async () => {
    const both = store('both.js', 'pets', ['.br', '.gz']);
    expect(await findFile(both, 'gzip, deflate, br')).toMatchObject({ encoding: 'br', size: 7 });
    expect(await findFile(both, 'gzip')).toMatchObject({ encoding: 'gzip' });
    expect(await findFile(both, '')).toEqual({ encoding: null, size: 4, path: both });
    const plain = store('plain.png', 'pets');
    expect(await findFile(plain, 'gzip, br')).toMatchObject({ encoding: null });
    expect(await findFile(path.join(folder, 'none.js'), 'br')).toBeNull();
    expect(await findFile(folder, 'br')).toBeNull();
  });
});

describe('files that were found lately', () => {
  it('MFE-8 come from memory in each form that was asked for, also when the disk has lost them', async () => {
    const file = store('pets.js', 'pets', ['.br']);
    const recent = createRecentFiles();
    expect(await recent.find(file, 'br, gzip')).toMatchObject({
      encoding: 'br',
      bytes: Buffer.from('pets.br'),
    });
    rmSync(`${file}.br`);
    expect(await recent.find(file, 'gzip, br')).toMatchObject({
      encoding: 'br',
      bytes: Buffer.from('pets.br'),
    });
    expect(await recent.find(file, '')).toMatchObject({
      encoding: null,
      size: 4,
      bytes: Buffer.from('pets'),
    });
  });

  it('are found again once they are there', async () => {
    const recent = createRecentFiles();
    expect(await recent.find(path.join(folder, 'late.js'), '')).toBeNull();
    const late = store('late.js', 'pets');
    expect(await recent.find(late, '')).toMatchObject({ bytes: Buffer.from('pets') });
  });

  it('take no more memory than they may: the longest unused go, and what is large is left on the disk', async () => {
    const recent = createRecentFiles({ mostBytes: 25 });
    const files = ['a', 'b', 'c'].map((name) => store(name, '0123456789'));
    for (const file of files) await recent.find(file, '');
    for (const file of files) rmSync(file);
    const left = await Promise.all(files.map((file) => recent.find(file, '')));
    expect(left.map((found) => found !== null)).toEqual([false, true, true]);
    const large = store('large', 'x'.repeat(600_000));
    const found = await createRecentFiles().find(large, '');
    expect(found).toEqual({ path: large, encoding: null, size: 600_000 });
  });
});
