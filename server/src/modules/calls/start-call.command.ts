import { callLimits, type Member } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, isNull } from 'drizzle-orm';
import { findMember, listMembers } from '../../access/find-member';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { conversationKey } from '../communication';
import { callOf, lockCall, partOf, readParticipants, type Standing } from './call-rows';
import { callParticipants, calls } from './calls.tables';
import { dropLost } from './drop-lost.job';
import { endRinging } from './end-ringing.job';
import { join } from './join';
import { tellCall } from './tell-call';

/** Rings for a member or for the circle. Where a call is open already, the caller joins that one. */
export const startCall = defineCommand(
  apiContract.calls.startCall,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const calledIds = await calledBy(tx, actor, input.calleeId);
    const conversation = conversationKey(actor.id, input.calleeId);
    const [row] = await tx
      .insert(calls)
      .values({
        circleId: circle.id,
        id: input.callId,
        conversation,
        callerId: actor.id,
        calleeId: input.calleeId,
        media: input.media,
        startedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const open = await findStanding(tx, circle.id, conversation, input.callId);
      if (!open || !partOf(open, actor.id))
        throw refuse('COMMAND_ID_REUSED', { message: 'Another call has this id.' });
      return callOf(await join({ tx, now, record }, open, actor.id, input.deviceId));
    }
    const key = { circleId: circle.id, callId: row.id };
    const own = { state: 'joined' as const, deviceId: input.deviceId, seenAt: now };
    const others = calledIds.map((memberId) => ({ ...key, memberId, ...ringing }));
    await tx.insert(callParticipants).values([{ ...key, memberId: actor.id, ...own }, ...others]);
    const participants = await readParticipants(tx, circle.id, row.id);
    const ringEnd = new Date(now.getTime() + callLimits.ringSeconds * 1000);
    await schedule(endRinging, key, ringEnd, { key: row.id });
    await schedule(dropLost, key, new Date(now.getTime() + callLimits.lostSeconds * 1000), { key: row.id });
    const standing = { row, participants };
    await tellCall(record, 'call.started', standing);
    return callOf(standing);
  },
);

const ringing = { state: 'ringing' as const, deviceId: null, seenAt: null };

async function calledBy(tx: Transaction, actor: Member, calleeId: string | null): Promise<string[]> {
  if (calleeId === null) {
    const others = (await listMembers(tx, actor.circleId, ['active'])).filter(({ id }) => id !== actor.id);
    if (others.length === 0) throw refuse('INVALID_STATE', { message: 'Nobody else is in the circle.' });
    return others.map(({ id }) => id);
  }
  const callee = await findMember(tx, actor.circleId, calleeId);
  if (!callee || callee.status === 'pending' || callee.id === actor.id) {
    throw refuse('NOT_FOUND', { message: 'There is no such member.' });
  }
  if (callee.status !== 'active') {
    throw refuse('INVALID_STATE', { message: `${callee.name} has left the circle.` });
  }
  return [callee.id];
}

/** The call that stands in the way: the one that is open there, or one with this id. */
async function findStanding(
  tx: Transaction,
  circleId: string,
  conversation: string,
  callId: string,
): Promise<Standing | null> {
  const [open] = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.circleId, circleId), eq(calls.conversation, conversation), isNull(calls.endedAt)));
  const standing = await lockCall(tx, circleId, open?.id ?? callId);
  return standing?.row.conversation === conversation ? standing : null;
}
