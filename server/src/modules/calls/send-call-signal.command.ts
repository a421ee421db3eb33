import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { definePublicCommand } from '../../spine/define-public-command';
import { partOf, readOwnCall } from './call-rows';
import { inState } from './settle-call';

/** Goes from one device of an open call to another one, over their live connections alone: it is stored nowhere. */
export const sendCallSignal = definePublicCommand(
  apiContract.calls.sendCallSignal,
  async ({ db, input: { callId, deviceId, toDeviceId, content }, circle, actor, transact }) => {
    const standing = await readOwnCall(db, circle.id, callId, actor.id);
    const to = inState(standing, 'joined').find((one) => one.deviceId === toDeviceId);
    if (partOf(standing, actor.id)?.deviceId !== deviceId || !to || to.memberId === actor.id) {
      throw refuse('INVALID_STATE', { message: 'One of these devices is not in the call.' });
    }
    await transact(async ({ signal }) =>
      signal(
        {
          type: 'call.signalled',
          payload: {
            circleId: circle.id,
            callId,
            memberId: actor.id,
            fromDeviceId: deviceId,
            toDeviceId,
            content,
          },
        },
        { circleId: circle.id, action: 'call:join', personId: to.memberId },
      ),
    );
    return {};
  },
);
