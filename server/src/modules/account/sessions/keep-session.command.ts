import { apiContract } from '@carecircle/contracts/api';
import { definePublicCommand } from '../../../spine/define-public-command';

/** Told about once a minute while somebody is there, so nothing of it is stored but the moment (AUTH-5). */
export const keepSession = definePublicCommand(
  apiContract.account.keepSession,
  async ({ caller, services }) => {
    if (caller.sessionId) await services.sessions.keep(caller.sessionId);
    return {};
  },
);
