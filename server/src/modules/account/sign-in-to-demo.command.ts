import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { definePublicCommand } from '../../spine/define-public-command';
import { openSession } from './open-session';

export const signInToDemo = definePublicCommand(apiContract.account.signInToDemo, async (context) => {
  const { demo } = context.services;
  if (!demo) throw refuse('NOT_FOUND', { message: 'This installation has no demo circle.' });
  const { input, caller, actor } = context;
  const { personId } = await demo.enter({ as: input.as, caller, present: actor?.demoCircleId ?? null });
  if (!input.isBeside || !actor?.demoCircleId) return openSession(context, { personId, method: 'demo' });
  const { cookies } = await context.services.sessions.open(personId, caller);
  for (const cookie of cookies) caller.setCookie(cookie);
  return { personId };
});
