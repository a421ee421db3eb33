import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { definePreparedCommand } from '../../../spine/define-prepared-command';
import { lockOwnDevice } from '../devices/lock-own-device';
import { sealState } from './grant-state';

/** Where to sign in to the account of a device. The other side is asked before the transaction, which would be held up by it. */
export const startGrant = definePreparedCommand(
  apiContract.wearables.startGrant,
  async ({ input, circle, actor, now, services }) => {
    const { healthAccounts, crypto } = services;
    if (!healthAccounts.isConfigured) return null;
    const of = { circleId: circle.id, deviceId: input.deviceId, personId: actor.id };
    const stateOf = (verifier: string) => sealState(crypto, { ...of, verifier, startedAt: now.getTime() });
    return healthAccounts.begin(stateOf).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the sign-in of health accounts is out of reach');
      return null;
    });
  },
  async (context) => {
    const { tx, input, prepared } = context;
    await lockOwnDevice(tx, context, input.deviceId);
    if (!prepared) throw refuse('UNAVAILABLE', { message: 'Accounts cannot be connected here right now.' });
    return { url: prepared.url };
  },
);
