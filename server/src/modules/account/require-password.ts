import { requirePerson } from '../../access/person-rows';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';
import type { Services } from '../../spine/services';
import { findCredential } from './find-credential';

interface Asking {
  db: Reader;
  actor: { id: string };
  services: Pick<Services, 'passwords'>;
}

/**
 * Asks whoever has a password for it before their ways to sign in change: a phone left lying about is not enough for that.
 *
 * @throws WRONG_CREDENTIALS at the field.
 */
export async function requirePassword({ db, actor, services }: Asking, password: string | undefined) {
  const { email } = await requirePerson(db, actor.id);
  const credential = await findCredential(db, email);
  if (!credential?.hash || (await services.passwords.isRight(credential.hash, password ?? ''))) return;
  throw wrongPassword();
}

export const wrongPassword = () =>
  refuse('WRONG_CREDENTIALS', {
    message: 'The password is wrong.',
    fields: [{ path: 'password', code: 'wrong' }],
  });
