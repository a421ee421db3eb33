import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findDataKey, makeDataKey } from './data-key';
import { createFieldCrypto } from './field-crypto';

const crypto = createFieldCrypto(randomBytes(32));

it('gives back what was sealed, and never seals the same way twice', () => {
  const [first, second] = [crypto.seal('12-34 ñ', 'bill'), crypto.seal('12-34 ñ', 'bill')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('12-34');
  expect([crypto.open(first, 'bill'), crypto.open(second, 'bill')]).toEqual(['12-34 ñ', '12-34 ñ']);
});

it('opens nothing that was changed, moved or sealed with another key', () => {
  const sealed = crypto.seal('secret', 'bill 1');
  expect(() => crypto.open(sealed, 'bill 2')).toThrow();
  expect(() => crypto.open(`${sealed.slice(0, -2)}AA`, 'bill 1')).toThrow();
  expect(() => createFieldCrypto(randomBytes(32)).open(sealed, 'bill 1')).toThrow();
});

it('makes a key file that only its owner reads, and keeps it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'key-'));
  expect(findDataKey(undefined, folder)).toBeNull();
  const key = makeDataKey(folder);
  expect([findDataKey(undefined, folder), makeDataKey(folder)]).toEqual([key, key]);
  expect(statSync(path.join(folder, 'data.key')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
