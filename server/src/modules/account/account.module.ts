import { defineModule } from '../../spine/define-module';
import { changeEmail } from './change-email.command';
import { changePreferences } from './change-preferences.command';
import { chooseMail } from './choose-mail.command';
import { editAccount } from './edit-account.command';
import { getAccountLink } from './get-account-link.query';
import { getAccount } from './get-account.query';
import { getMailChoice } from './get-mail-choice.query';
import { mailAccountNotice } from './mail-account-notice.job';
import { mailPasswordReset } from './mail-password-reset.job';
import { mailVerification } from './mail-verification.job';
import { requestPasswordReset } from './request-password-reset.command';
import { resetPassword } from './reset-password.command';
import { sendVerification } from './send-verification.command';
import { signIn } from './sign-in.command';
import { signInToDemo } from './sign-in-to-demo.command';
import { signOut } from './sign-out.command';
import { signUp } from './sign-up.command';
import { verifyEmail } from './verify-email.command';

export const accountModule = defineModule({
  name: 'account',
  operations: {
    signUp,
    signIn,
    signInToDemo,
    signOut,
    getAccount,
    editAccount,
    changeEmail,
    changePreferences,
    requestPasswordReset,
    resetPassword,
    getAccountLink,
    verifyEmail,
    sendVerification,
    getMailChoice,
    chooseMail,
  },
  jobs: [mailPasswordReset, mailVerification, mailAccountNotice],
});
