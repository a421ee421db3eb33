import type { Account } from '@carecircle/contracts';
import { accountOf, requirePerson } from '../../access/person-rows';
import type { Reader } from '../../database/database';
import { findPendingEmail } from './account-link-rows';

/** Somebody's account, with the address that waits to be proved. */
export async function readAccount(reader: Reader, personId: string, now: Date): Promise<Account> {
  const person = await requirePerson(reader, personId);
  return accountOf(person, await findPendingEmail(reader, person, now));
}
