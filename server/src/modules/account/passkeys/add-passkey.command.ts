import { randomUUID } from 'node:crypto';
import { apiContract } from '@carecircle/contracts/api';
import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { definePublicCommand } from '../../../spine/define-public-command';
import { tellOwner } from '../tell-owner';
import { openChallenge, useChallengeUp } from './challenge';
import { passkeyOf } from './passkey-rows';
import { passkeys, type PasskeyRow } from './passkeys.tables';
import { refused, relyingPartyOf } from './relying-party';

/** Keeps the public half of what the browser made. One that did not make sure of its user is refused. */
export const addPasskey = definePublicCommand(
  apiContract.account.addPasskey,
  async ({ input, actor, caller, now, services, transact }) => {
    const { origin, rpID } = relyingPartyOf(caller);
    const asked = openChallenge(services.crypto, input.ticket, { personId: actor.id, now });
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...input.response, clientExtensionResults: {} } as RegistrationResponseJSON,
      ...{ expectedChallenge: asked.challenge, expectedOrigin: origin, expectedRPID: rpID },
      requireUserVerification: true,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw refused();
    const { credential, credentialBackedUp } = registrationInfo;
    const row: PasskeyRow = {
      ...{ personId: actor.id, id: randomUUID(), credentialId: credential.id, name: input.name },
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      ...{ isSynced: credentialBackedUp, createdAt: now, usedAt: null },
    };
    await transact(async (unit) => {
      await useChallengeUp(unit.tx, services.crypto, asked);
      const kept = await unit.tx.insert(passkeys).values(row).onConflictDoNothing().returning();
      if (kept.length === 0) throw refused();
      await tellOwner(unit, actor.id, 'passkeyAdded');
    });
    return passkeyOf(row);
  },
);
