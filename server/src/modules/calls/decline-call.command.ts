import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { callOf, changePart, lockOwnCall, partOf } from './call-rows';
import { settleCall } from './settle-call';
import { tellCall } from './tell-call';

/** Declining what does not ring any more answers calmly: somebody else was faster. */
export const declineCall = defineCommand(apiContract.calls.declineCall, async (context) => {
  const { tx, input, circle, actor, record } = context;
  const standing = await lockOwnCall(tx, circle.id, input.callId, actor.id);
  if (partOf(standing, actor.id)?.state !== 'ringing') return callOf(standing);
  const declined = await changePart(tx, standing, actor.id, {
    state: 'declined',
    deviceId: null,
    seenAt: null,
  });
  await tellCall(record, 'call.declined', declined);
  return callOf(await settleCall(context, declined));
});
