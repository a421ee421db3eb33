import { defaultPreferences } from '@carecircle/contracts';
import { sendCommand } from '@carecircle/remote-kit';
import { enterApp } from '../session/enter-app';
import { signedOutLanguage } from '../session/signed-out-language';

/** Carries the language of the sign-up screen over to the new account, then opens the way to a first circle. */
export async function startWithLanguage(): Promise<void> {
  const language = signedOutLanguage();
  if (language !== defaultPreferences.language) {
    await sendCommand('account.changePreferences', { changes: { language } });
  }
  enterApp(`/onboarding${location.search}`);
}
