import { apiContract } from '@carecircle/contracts/api';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { definePublicCommand } from '../../../spine/define-public-command';
import { makeChallenge } from './challenge';
import { relyingPartyOf } from './relying-party';

/** Names no passkey: the browser shows those that it has for this site, and nobody learns who has an account. */
export const beginPasskeySignIn = definePublicCommand(
  apiContract.account.beginPasskeySignIn,
  async ({ caller, now, services }) => {
    const { rpID } = relyingPartyOf(caller);
    const { challenge, ticket } = makeChallenge(services.crypto, null, now);
    const options = await generateAuthenticationOptions({
      ...{ rpID, userVerification: 'required' },
      challenge: Buffer.from(challenge, 'base64url'),
    });
    return { ticket, options: { ...options } };
  },
);
