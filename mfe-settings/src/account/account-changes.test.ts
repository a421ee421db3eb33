import { expect, it } from 'vitest';
import type { Account } from '@carecircle/contracts';
import { accountChanges, draftOf } from './account-changes';

const account: Account = {
  name: 'Ana Rivera',
  email: 'ana@example.org',
  emailVerified: true,
  pendingEmail: null,
  phone: '+13125550142',
  address: '',
  dateOfBirth: null,
  emergencyContact: '',
};

it('SET-2 sends only the fields that were changed', () => {
  const draft = draftOf(account);
  expect(accountChanges(account, draft)).toEqual({});
  expect(accountChanges(account, { ...draft, phone: null, address: 'Elm St 4' })).toEqual({
    phone: null,
    address: 'Elm St 4',
  });
});
