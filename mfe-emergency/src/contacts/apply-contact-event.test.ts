import { expect, it } from 'vitest';
import { exampleContact } from '../testing/example-alert';
import { removeContact, upsertContact } from './apply-contact-event';
import { changedContactFields, contactDraft, contactInput } from './contact-draft';
import { fieldCodes } from '@carecircle/contracts';
import { ContactInput } from '@carecircle/contracts/schemas';

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

it('EMER-3 a new contact receives alerts and is not primary; name, relationship and phone are required', () => {
  const draft = contactDraft(null);
  expect(draft).toMatchObject({ isPrimary: false, canReceiveAlerts: true });
  expect(Object.keys(fieldCodes(ContactInput, contactInput(draft))).sort()).toEqual([
    'name',
    'phone',
    'relationship',
  ]);
});

it('EMER-3 an edit sends the changed fields alone', () => {
  const input = ContactInput.parse(contactInput({ ...contactDraft(grace), name: 'Grace O.' }));
  expect(changedContactFields(grace, input)).toEqual({ name: 'Grace O.' });
});
