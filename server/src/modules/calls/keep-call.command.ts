import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { definePublicCommand } from '../../spine/define-public-command';
import { callOf, readOwnCall } from './call-rows';
import { callParticipants } from './calls.tables';

/** Comes every few seconds: it leaves no command's answer behind. */
export const keepCall = definePublicCommand(
  apiContract.calls.keepCall,
  async ({ db, input, circle, actor, now, transact }) => {
    const standing = await readOwnCall(db, circle.id, input.callId, actor.id);
    await transact(({ tx }) =>
      tx
        .update(callParticipants)
        .set({ seenAt: now })
        .where(
          and(
            eq(callParticipants.circleId, circle.id),
            eq(callParticipants.callId, input.callId),
            eq(callParticipants.memberId, actor.id),
            eq(callParticipants.deviceId, input.deviceId),
            eq(callParticipants.state, 'joined'),
          ),
        ),
    );
    return callOf(standing);
  },
);
