import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { requirePassword } from '../require-password';
import { sealAttempt } from './google-attempt';
import { writeAttemptCookie } from './attempt-cookie';

/** Connects a Google account with the account of the signed-in person, who knows its password (AUTH-2). */
export const beginGoogleLink = definePublicCommand(
  apiContract.account.beginGoogleLink,
  async ({ db, input, actor, caller, now, services }) => {
    const { google, crypto, log } = services;
    if (!google.isConfigured)
      throw refuse('INVALID_STATE', { message: 'Google sign-in is not set up here.' });
    if (actor.demoCircleId)
      throw refuse('NOT_IN_DEMO', { message: 'The demo’s people have no accounts elsewhere.' });
    await requirePassword({ db, actor, services }, input.password);
    const begun = await google.begin().catch((error: unknown) => {
      log.warn({ err: error }, 'Google is out of reach');
      throw refuse('UNAVAILABLE', { message: 'Google is out of reach right now.' });
    });
    const attempt = { ...begun.secrets, to: '/more/account', terms: null, personId: actor.id };
    caller.setCookie(writeAttemptCookie(sealAttempt(crypto, attempt, now), caller.isEncrypted));
    return { url: begun.url };
  },
);
