import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { endOthers } from './end-others';

export const endOtherSessions = defineCommand(apiContract.account.endOtherSessions, async (context) => {
  const { actor, caller, record } = context;
  const ended = await endOthers(context, actor.id, caller);
  await record.toPerson(actor.id, 'account.security-changed', {});
  return { ended };
});
