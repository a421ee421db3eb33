import { apiContract } from '@carecircle/contracts/api';
import { hasOptedOut, readUnsubscribeToken } from '../../mail/mail-opt-outs';
import { defineQuery } from '../../spine/define-query';
import { noSuchLink } from './account-link-rows';

export const getMailChoice = defineQuery(
  apiContract.account.getMailChoice,
  async ({ db, input, services }) => {
    const topic = readUnsubscribeToken(services.crypto, input.token);
    if (!topic) throw noSuchLink();
    return { ...topic, isWanted: !(await hasOptedOut(db, topic)) };
  },
);
