import { requirePerson } from '../../access/person-rows';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';
import { findCredential, isRightPassword } from './check-password';

/**
 * Asks whoever has a password for it before their ways to sign in change: a phone left lying about is not enough for that.
 *
 * @throws WRONG_CREDENTIALS at the field.
 */
export async function requirePassword(reader: Reader, personId: string, password: string | undefined) {
  const { email } = await requirePerson(reader, personId);
  const credential = await findCredential(reader, email);
  if (!credential?.hash || (await isRightPassword(credential, password ?? ''))) return;
  throw refuse('WRONG_CREDENTIALS', {
    message: 'The password is wrong.',
    fields: [{ path: 'password', code: 'wrong' }],
  });
}
