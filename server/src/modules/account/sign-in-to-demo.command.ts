import { apiContract } from '@carecircle/contracts/api';
import { definePublicCommand } from '../../spine/define-public-command';
import { refuse } from '../../spine/refuse';
import { openSession } from './open-session';

export const signInToDemo = definePublicCommand(apiContract.account.signInToDemo, async (context) => {
  const { demo } = context.services;
  if (!demo) throw refuse('NOT_FOUND', { message: 'This installation has no demo circle.' });
  const { personId } = await demo.enter(context.input.as);
  return openSession(context, personId);
});
