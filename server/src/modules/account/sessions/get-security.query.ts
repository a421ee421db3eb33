import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { credentials } from '../../../access/people.tables';
import { defineQuery } from '../../../spine/define-query';
import { listPasskeys } from '../passkeys/passkey-rows';
import { findTwoFactor } from '../two-factor/two-factor-rows';

export const getSecurity = defineQuery(apiContract.account.getSecurity, async ({ db, actor, services }) => {
  const ways = await db
    .select({ provider: credentials.providerId, hash: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, actor.id));
  const isConnected = ways.some(({ provider }) => provider === 'google');
  return {
    hasPassword: ways.some(({ provider, hash }) => provider === 'credential' && hash !== null),
    twoFactor: await findTwoFactor(db, actor.id),
    passkeys: await listPasskeys(db, actor.id),
    google: isConnected ? 'connected' : services.google.isConfigured ? 'not-connected' : 'off',
  } as const;
});
