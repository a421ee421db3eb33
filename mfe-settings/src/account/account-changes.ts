import type { Account, AccountInput } from '@carecircle/contracts';

export type AccountDraft = AccountInput;

/** What the form starts with: the account without what cannot be edited here. */
export function draftOf({
  email: _email,
  emailVerified: _isVerified,
  pendingEmail: _isWaitedFor,
  ...fields
}: Account): AccountDraft {
  return fields;
}

/** The fields that differ from the account as it stands. */
export function accountChanges(account: Account, draft: AccountDraft): Partial<AccountDraft> {
  const fields = Object.entries(draft) as [keyof AccountDraft, AccountDraft[keyof AccountDraft]][];
  return Object.fromEntries(fields.filter(([name, value]) => account[name] !== value));
}
