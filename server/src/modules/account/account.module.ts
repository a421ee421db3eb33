import { defineModule } from '../../spine/define-module';
import { changeEmail } from './change-email.command';
import { changePreferences } from './change-preferences.command';
import { chooseMail } from './choose-mail.command';
import { editAccount } from './edit-account.command';
import { getAccountLink } from './get-account-link.query';
import { getAccount } from './get-account.query';
import { getMailChoice } from './get-mail-choice.query';
import { beginGoogleLink } from './google/begin-google-link.command';
import { endGoogleLink } from './google/end-google-link.command';
import { mailAccountNotice } from './mail-account-notice.job';
import { mailPasswordReset } from './mail-password-reset.job';
import { mailVerification } from './mail-verification.job';
import { addPasskey } from './passkeys/add-passkey.command';
import { beginPasskeySignIn } from './passkeys/begin-passkey-sign-in.command';
import { beginPasskey } from './passkeys/begin-passkey.command';
import { removePasskey } from './passkeys/remove-passkey.command';
import { renamePasskey } from './passkeys/rename-passkey.command';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.command';
import { changePassword } from './sessions/change-password.command';
import { endOtherSessions } from './sessions/end-other-sessions.command';
import { endSession } from './sessions/end-session.command';
import { getSecurity } from './sessions/get-security.query';
import { keepSession } from './sessions/keep-session.command';
import { listSessions } from './sessions/list-sessions.query';
import { listSignIns } from './sessions/list-sign-ins.query';
import { beginTwoFactor } from './two-factor/begin-two-factor.command';
import { confirmTwoFactor } from './two-factor/confirm-two-factor.command';
import { endTwoFactor } from './two-factor/end-two-factor.command';
import { finishSignIn } from './two-factor/finish-sign-in.command';
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.command';
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
    beginGoogleLink,
    endGoogleLink,
    addPasskey,
    beginPasskeySignIn,
    beginPasskey,
    removePasskey,
    renamePasskey,
    signInWithPasskey,
    changePassword,
    endOtherSessions,
    endSession,
    getSecurity,
    keepSession,
    listSessions,
    listSignIns,
    beginTwoFactor,
    confirmTwoFactor,
    endTwoFactor,
    finishSignIn,
    renewRecoveryCodes,
  },
  jobs: [mailPasswordReset, mailVerification, mailAccountNotice],
});
