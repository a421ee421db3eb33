import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { definePublicCommand } from '../../spine/define-public-command';
import { admit } from './admit';
import { findCredential } from './find-credential';
import { recordRefusal } from './sessions/record-sign-in';

export const signIn = definePublicCommand(apiContract.account.signIn, async (context) => {
  const { db, input, caller, now, services } = context;
  const credential = await findCredential(db, input.email);
  if (!(await services.passwords.isRight(credential?.hash, input.password)) || !credential) {
    await recordRefusal(db, input.email, { method: 'password', succeeded: false, caller, now });
    throw refuse('WRONG_CREDENTIALS', { message: 'Email or password is wrong.' });
  }
  return admit(context, { personId: credential.personId, method: 'password' });
});
