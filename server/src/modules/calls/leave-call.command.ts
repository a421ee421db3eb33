import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { callOf, lockOwnCall, partOf } from './call-rows';
import { leave } from './leave';

export const leaveCall = defineCommand(apiContract.calls.leaveCall, async (context) => {
  const { tx, input, circle, actor } = context;
  const standing = await lockOwnCall(tx, circle.id, input.callId, actor.id);
  const own = partOf(standing, actor.id);
  if (own?.state !== 'joined' || own.deviceId !== input.deviceId) return callOf(standing);
  return callOf(await leave(context, standing, [actor.id]));
});
