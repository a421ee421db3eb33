import { expect, it } from 'vitest';
import { exampleContact } from '../testing/example-alert';
import { removeContact, upsertContact } from './apply-contact-event';

const grace = exampleContact({ id: 'grace' });
const ada = exampleContact({ id: 'ada', name: 'Ada', isPrimary: false });

it('EMER-3 the primary contact stands first, and there is one at most', () => {
  expect(upsertContact([grace], ada).map(({ id }) => id)).toEqual(['grace', 'ada']);
  const changed = upsertContact([grace, ada], { ...ada, isPrimary: true });
  expect(changed.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
    ['ada', true],
    ['grace', false],
  ]);
});

it('ALL-6 a deleted contact leaves the list', () => {
  expect(removeContact([grace, ada], 'grace')).toEqual([ada]);
});
