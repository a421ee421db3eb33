export { changeAccount } from './change-account';
export { choosePreferences } from './choose-preferences';
export { findCredential } from './find-credential';
export { wrongPassword } from './require-password';
export { authenticatorContext } from './two-factor/two-factor-rows';
export { openAttempt, sealAttempt } from './google/google-attempt';
export { readAttemptCookie, writeAttemptCookie } from './google/attempt-cookie';
export { finishGoogle, type GoogleOutcome } from './google/finish-google';
