import { expect, it } from 'vitest';
import { requireSeen } from './require-seen';

const row = { title: 'Theirs', notes: 'same', tags: ['a'] };

it('lets an edit pass whose editor has seen what stands there', () => {
  expect(() =>
    requireSeen(row, { title: 'Mine', tags: ['b'] }, { title: 'Theirs', tags: ['a'] }),
  ).not.toThrow();
  expect(() => requireSeen(row, { title: 'Mine' })).not.toThrow();
});

it('names each field that somebody else has changed meanwhile', () => {
  const edit = () => requireSeen(row, { title: 'Mine', notes: 'mine' }, { title: 'Old', notes: 'same' });
  expect(edit).toThrow(
    expect.objectContaining({
      code: 'CHANGED_MEANWHILE',
      fields: [{ path: 'changes.title', code: 'changed_meanwhile' }],
    }),
  );
});

it('takes the same wish of two people for no conflict', () => {
  expect(() => requireSeen(row, { title: 'Theirs' }, { title: 'Old' })).not.toThrow();
});
