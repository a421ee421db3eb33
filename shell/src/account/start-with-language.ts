import { defaultPreferences, wantedPath } from '@carecircle/contracts';
import { sendCommand } from '@carecircle/remote-kit';
import { enterApp } from '../session/enter-app';
import { signedOutLanguage } from '../session/signed-out-language';

/** Carries the language of the sign-up screen over to the new account, then opens the way to a first circle, or the invitation that they came with. */
export async function startWithLanguage(): Promise<void> {
  const language = signedOutLanguage();
  if (language !== defaultPreferences.language) {
    await sendCommand('account.changePreferences', { changes: { language } });
  }
  const wanted = wantedPath(location.search);
  enterApp(wanted?.startsWith('/join/') ? wanted : `/onboarding${location.search}`);
}
