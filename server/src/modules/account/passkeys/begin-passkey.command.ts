import { mostPasskeys } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { generateRegistrationOptions, type AuthenticatorTransport } from '@simplewebauthn/server';
import { requirePerson } from '../../../access/person-rows';
import { refuse } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { requirePassword } from '../require-password';
import { makeChallenge } from './challenge';
import { passkeysOf } from './passkey-rows';
import { relyingPartyOf, siteName } from './relying-party';

/** A passkey alone opens the account, so it is asked to know its user: by finger, face or the device's code. */
export const beginPasskey = definePublicCommand(
  apiContract.account.beginPasskey,
  async ({ db, input, actor, caller, now, services }) => {
    const { rpID } = relyingPartyOf(caller);
    await requirePassword({ db, actor, services }, input.password);
    const known = await passkeysOf(db, actor.id);
    if (known.length >= mostPasskeys) throw refuse('FULL', { message: 'There are enough passkeys.' });
    const { email, name } = await requirePerson(db, actor.id);
    const { challenge, ticket } = makeChallenge(services.crypto, actor.id, now);
    const options = await generateRegistrationOptions({
      ...{ rpName: siteName, rpID, userName: email, userDisplayName: name },
      userID: new Uint8Array(Buffer.from(actor.id)),
      challenge: Buffer.from(challenge, 'base64url'),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        transports: transports as AuthenticatorTransport[],
      })),
    });
    return { ticket, options: { ...options } };
  },
);
