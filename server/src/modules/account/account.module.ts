import { defineModule } from '../../spine/define-module';
import { changePreferences } from './change-preferences.command';
import { editAccount } from './edit-account.command';
import { getAccount } from './get-account.query';
import { signIn } from './sign-in.command';
import { signInToDemo } from './sign-in-to-demo.command';
import { signOut } from './sign-out.command';
import { signUp } from './sign-up.command';

export const accountModule = defineModule({
  name: 'account',
  operations: { signUp, signIn, signInToDemo, signOut, getAccount, editAccount, changePreferences },
});
