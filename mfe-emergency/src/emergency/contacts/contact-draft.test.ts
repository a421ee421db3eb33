import { expect, it } from 'vitest';
import { fieldCodes } from '@carecircle/contracts';
import { ContactInput } from '@carecircle/contracts/schemas';
import { exampleContact } from '../../testing/example-alert';
import { changesOf } from '@carecircle/remote-kit/forms';
import { contactDraft, contactInput } from './contact-draft';

const grace = exampleContact({ id: 'grace' });

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
  expect(changesOf(grace, input)).toEqual({ name: 'Grace O.' });
});
