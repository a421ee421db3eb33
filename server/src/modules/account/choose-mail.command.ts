import { apiContract } from '@carecircle/contracts/api';
import { readUnsubscribeToken, setOptedOut } from '../../mail/mail-opt-outs';
import { definePublicCommand } from '../../spine/define-public-command';
import { noSuchLink } from './account-link-rows';

/** The letter is what entitles to it: mail programs press 'Unsubscribe' without a session (RFC 8058). */
export const chooseMail = definePublicCommand(
  apiContract.account.chooseMail,
  async ({ input: { token, isWanted }, now, services, transact }) => {
    const topic = readUnsubscribeToken(services.crypto, token);
    if (!topic) throw noSuchLink();
    await transact(({ tx }) => setOptedOut(tx, topic, { isOut: !isWanted, now }));
    return { ...topic, isWanted };
  },
);
