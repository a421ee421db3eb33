import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords';

const passwords = createPasswords({ logCost: 4 });

describe('a password', () => {
  it('AUTH-1 is right against its own hash only', async () => {
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$scrypt\$ln=4,r=16,p=1\$[\w+/]{22}\$[\w+/]{86}$/);
    expect(await passwords.isRight(hash, 'correct horse')).toBe(true);
    expect(await passwords.isRight(hash, 'correct horsf')).toBe(false);
    expect(await passwords.isRight(await passwords.hash('another'), 'correct horse')).toBe(false);
  });

  it('is hashed with a salt of its own each time', async () => {
    expect(await passwords.hash('correct horse')).not.toBe(await passwords.hash('correct horse'));
  });

  it('is right however its letters are composed', async () => {
    const hash = await passwords.hash('a\u0308ngstlich');
    expect(await passwords.isRight(hash, '\u00e4ngstlich')).toBe(true);
  });

  it('is never right where there is none, not even the one that stands in for it', async () => {
    expect(await passwords.isRight(null, 'no one has this password')).toBe(false);
    expect(await passwords.isRight(undefined, '')).toBe(false);
  });
});

describe('a hash', () => {
  it('is read with the cost that it names, whatever new ones cost', async () => {
    const dearer = createPasswords({ logCost: 6 });
    expect(await passwords.isRight(await dearer.hash('correct horse'), 'correct horse')).toBe(true);
    expect(await dearer.isRight(await passwords.hash('correct horse'), 'correct horse')).toBe(true);
  });

  it('of an earlier version still opens the account', async () => {
    const hash =
      '7d92cc7dd685820c769673dfba746e31:de5fa3ad752351e1fc55c979e2f3b3dae5dbdbb96c3c06f2a8878f33795979e8' +
      '18581e23cb841b7989457bcfeaf46382cd042fd362aefd478d626f4960ef178c';
    expect(await passwords.isRight(hash, 'correct horse ÄÖ ﬁ')).toBe(true);
    expect(await passwords.isRight(hash, 'correct horse')).toBe(false);
  });

  it('costs an installation 2¹⁴ units of work', async () => {
    expect(await createPasswords().hash('correct horse')).toContain('$ln=14,');
  });
});
