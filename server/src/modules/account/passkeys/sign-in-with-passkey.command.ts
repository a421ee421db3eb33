import { apiContract } from '@carecircle/contracts/api';
import {
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { definePublicCommand } from '../../../spine/define-public-command';
import { openSession } from '../open-session';
import { recordSignIn } from '../sessions/record-sign-in';
import { openChallenge, useChallengeUp } from './challenge';
import { passkeys, type PasskeyRow } from './passkeys.tables';
import { refused, relyingPartyOf } from './relying-party';

/**
 * Having the device and being known to it are two things: whoever signs in with a passkey is asked for no code. A counter that does not
 * grow tells of a copied key, and is refused (WebAuthn 3, 7.2).
 */
export const signInWithPasskey = definePublicCommand(
  apiContract.account.signInWithPasskey,
  async (context) => {
    const { db, input, caller, now, services, transact } = context;
    const { origin, rpID } = relyingPartyOf(caller);
    const asked = openChallenge(services.crypto, input.ticket, { personId: null, now });
    const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, input.response.id));
    if (!row) throw refused();
    const { authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...input.response, clientExtensionResults: {} } as AuthenticationResponseJSON,
      ...{ expectedChallenge: asked.challenge, expectedOrigin: origin, expectedRPID: rpID },
      credential: credentialOf(row),
      requireUserVerification: true,
    })
      .then((answer) => (answer.verified ? answer : { authenticationInfo: null }))
      .catch(() => ({ authenticationInfo: null }));
    const { personId, id } = row;
    if (!authenticationInfo) {
      await recordSignIn(db, personId, { method: 'passkey', succeeded: false, caller, now });
      throw refused();
    }
    await transact(async ({ tx }) => {
      await useChallengeUp(tx, services.crypto, asked);
      await tx
        .update(passkeys)
        .set({ counter: authenticationInfo.newCounter, usedAt: now })
        .where(and(eq(passkeys.personId, personId), eq(passkeys.id, id)));
    });
    return openSession(context, { personId, method: 'passkey' });
  },
);

function credentialOf({ credentialId: id, publicKey, counter, transports }: PasskeyRow) {
  return {
    ...{ id, counter },
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    transports: transports as AuthenticatorTransport[],
  };
}
