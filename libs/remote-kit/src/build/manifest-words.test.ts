import { describe, expect, it } from 'vitest';
import { integrityOf } from '@carecircle/remote-json';
import { contentVersion } from './content-version';
import { manifestWords, messageKeysOf } from './manifest-words';
import { fileWithReact } from './second-react';

describe('MFE-4 words that the shell shows before a remote is loaded', () => {
  const declaration = {
    routes: [{ id: 'pets', path: '/pets', title: 'pets.title' }],
    navigation: [{ route: 'pets', label: 'pets.title', icon: 'heart', order: 1 }],
    menu: [
      {
        route: 'pets',
        label: 'pets.menu',
        note: 'pets.note',
        icon: 'heart',
        group: 'care' as const,
        order: 1,
      },
    ],
    quickActions: [],
  };

  it('MFE-4 takes each declared key once, in every language', () => {
    const keys = messageKeysOf(declaration);
    expect(keys).toEqual(['pets.title', 'pets.menu', 'pets.note']);
    const en = {
      'pets.title': 'Pets',
      'pets.menu': 'Pets',
      'pets.note': 'Who is fed',
      more: 'More',
    };
    expect(manifestWords(keys, { en })).toEqual({
      en: { 'pets.title': 'Pets', 'pets.menu': 'Pets', 'pets.note': 'Who is fed' },
    });
  });

  it('MFE-4 fails naming the key and the language that lacks it', () => {
    expect(() => manifestWords(['pets.title'], { en: { 'pets.title': 'Pets' }, es: {} })).toThrow(
      "'pets.title' is missing in es",
    );
  });
});

describe('REL-1 the version of a local build', () => {
  it('REL-1 is the same for the same content, another for another, and semantic', () => {
    expect(contentVersion('0.1.0', { a: 1 })).toBe(contentVersion('0.1.0', { a: 1 }));
    expect(contentVersion('0.1.0', { a: 1 })).not.toBe(contentVersion('0.1.0', { a: 2 }));
    expect(contentVersion('0.1.0', {})).toMatch(/^0\.1\.0-local\.h[0-9a-f]{10}$/);
  });

  it('REL-1 hashes bytes as browsers check them', () => {
    expect(integrityOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});

describe('MFE-2 a remote brings no React of its own', () => {
  it('MFE-2 finds the file that does', () => {
    const own = { 'a.js': 'export const a = 1', 'b.js': 'Error("https://react.dev/errors/418")' };
    expect(fileWithReact(own)).toBe('b.js');
    expect(fileWithReact({ 'a.js': 'const useState = singleton.useState' })).toBeNull();
  });
});
