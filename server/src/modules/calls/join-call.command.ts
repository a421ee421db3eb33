import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { callOf, lockOwnCall } from './call-rows';
import { join } from './join';

export const joinCall = defineCommand(apiContract.calls.joinCall, async (context) => {
  const { tx, input, circle, actor } = context;
  const standing = await lockOwnCall(tx, circle.id, input.callId, actor.id);
  return callOf(await join(context, standing, actor.id, input.deviceId));
});
