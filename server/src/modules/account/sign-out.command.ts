import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';

export const signOut = defineCommand(
  apiContract.account.signOut,
  async ({ tx, actor, caller, services, sessionsChanged }) => {
    if (!caller.sessionId) return {};
    const { cookies } = await services.sessions.end(tx, caller.sessionId);
    for (const cookie of cookies) caller.setCookie(cookie);
    sessionsChanged(actor.id);
    return {};
  },
);
