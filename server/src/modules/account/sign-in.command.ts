import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { definePublicCommand } from '../../spine/define-public-command';
import { findCredential, isRightPassword } from './check-password';
import { openSession } from './open-session';

export const signIn = definePublicCommand(apiContract.account.signIn, async (context) => {
  const { db, input } = context;
  const credential = await findCredential(db, input.email);
  if (!(await isRightPassword(credential, input.password)) || !credential) {
    throw refuse('WRONG_CREDENTIALS', { message: 'Email or password is wrong.' });
  }
  return openSession(context, credential.personId);
});
