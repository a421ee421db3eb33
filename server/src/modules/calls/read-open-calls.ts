import { callLimits, type Call, type Member } from '@carecircle/contracts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { callOf } from './call-rows';
import { callParticipants, calls } from './calls.tables';

/** Open calls that rang for this member or that they made, the first one first. */
export async function readOpenCalls(reader: Reader, member: Member): Promise<Call[]> {
  const { circleId } = member;
  const ownIds = reader
    .select({ id: callParticipants.callId })
    .from(callParticipants)
    .where(and(eq(callParticipants.circleId, circleId), eq(callParticipants.memberId, member.id)));
  const rows = await reader
    .select()
    .from(calls)
    .where(and(eq(calls.circleId, circleId), isNull(calls.endedAt), inArray(calls.id, ownIds)))
    .orderBy(asc(calls.startedAt), asc(calls.id))
    .limit(callLimits.open);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const participants = await reader
    .select()
    .from(callParticipants)
    .where(and(eq(callParticipants.circleId, circleId), inArray(callParticipants.callId, ids)))
    .orderBy(asc(callParticipants.memberId));
  return rows.map((row) =>
    callOf({ row, participants: participants.filter(({ callId }) => callId === row.id) }),
  );
}
