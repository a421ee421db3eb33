import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneReleases } from './prune-releases';

let root = '';
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));
const publish = (folder: string) => {
  mkdirSync(path.join(root, folder, 'assets'), { recursive: true });
  writeFileSync(path.join(root, folder, 'remote.json'), '{}');
};
const has = (folder: string) => existsSync(path.join(root, folder));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'carecircle-files-'));
  publish('mfe-pets/1');
});
afterEach(() => rmSync(root, { recursive: true }));

it('MFE-8 keeps the files of an earlier release for seven days after it was last current, then lets them go', async () => {
  await pruneReleases(root, ['mfe-pets/1'], day(1));
  publish('mfe-pets/2');
  await pruneReleases(root, ['mfe-pets/2'], day(10));
  expect(await pruneReleases(root, ['mfe-pets/2'], day(16))).toEqual([]);
  expect(has('mfe-pets/1')).toBe(true);
  expect(await pruneReleases(root, ['mfe-pets/2'], day(18))).toEqual(['mfe-pets/1']);
  expect([has('mfe-pets/1'), has('mfe-pets/2')]).toEqual([false, true]);
});

it('MFE-8 counts the days anew for a release that became current again', async () => {
  publish('mfe-pets/2');
  await pruneReleases(root, ['mfe-pets/2'], day(1));
  await pruneReleases(root, ['mfe-pets/1'], day(6));
  await pruneReleases(root, ['mfe-pets/2'], day(7));
  expect(await pruneReleases(root, ['mfe-pets/2'], day(13))).toEqual([]);
});

it('MFE-8 takes folders that it has never heard of as current until now', async () => {
  publish('index-abc.js');
  expect(await pruneReleases(root, ['mfe-pets/1'], day(1))).toEqual([]);
  expect(await pruneReleases(root, ['mfe-pets/1'], day(9))).toEqual(['index-abc.js']);
});

it('MFE-8 goes on where nothing was ever stored', async () => {
  rmSync(path.join(root, 'mfe-pets'), { recursive: true });
  expect(await pruneReleases(root, [], day(1))).toEqual([]);
});
