import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { defineReaction } from '../../spine/reactions/define-reaction';
import { changePart, lockCall, partOf } from './call-rows';
import { callParticipants, calls } from './calls.tables';
import { leave } from './leave';
import { settleCall } from './settle-call';

/** Whoever is no member any more is in no call of the circle (PRIV-3). */
export const leaveCalls = defineReaction({
  name: 'calls.leave-calls',
  on: ['member.removed'],
  async react(unit) {
    const { member } = unit.event.payload;
    for (const callId of await openCallIds(unit.tx, member.circleId, member.id)) {
      const standing = await lockCall(unit.tx, member.circleId, callId);
      const state = standing && partOf(standing, member.id)?.state;
      if (!standing || !state) continue;
      if (state === 'joined') await leave(unit, standing, [member.id]);
      if (state === 'ringing') {
        const off = { state: 'left' as const, deviceId: null, seenAt: null };
        await settleCall(unit, await changePart(unit.tx, standing, member.id, off));
      }
    }
  },
});

async function openCallIds(tx: Transaction, circleId: string, memberId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: calls.id })
    .from(calls)
    .innerJoin(
      callParticipants,
      and(eq(callParticipants.circleId, calls.circleId), eq(callParticipants.callId, calls.id)),
    )
    .where(and(eq(calls.circleId, circleId), isNull(calls.endedAt), eq(callParticipants.memberId, memberId)));
  return rows.map(({ id }) => id);
}
