import type { Call } from '@carecircle/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { callParticipants, calls, type CallRow, type ParticipantRow } from './calls.tables';

/** A call with all whom it rang for, and the caller, in the order of their ids. */
export interface Standing {
  row: CallRow;
  participants: ParticipantRow[];
}

/** The call, held until the transaction ends; it exists only for those whom it rang for. */
export async function lockOwnCall(
  tx: Transaction,
  circleId: string,
  callId: string,
  memberId: string,
): Promise<Standing> {
  return requireOwn(await lockCall(tx, circleId, callId), memberId);
}

export async function lockCall(tx: Transaction, circleId: string, callId: string): Promise<Standing | null> {
  const [row] = await tx.select().from(calls).where(isCall(circleId, callId)).for('no key update');
  return row ? { row, participants: await readParticipants(tx, circleId, callId) } : null;
}

/** The same for a look: nothing is held. */
export async function readOwnCall(
  reader: Reader,
  circleId: string,
  callId: string,
  memberId: string,
): Promise<Standing> {
  const [row] = await reader.select().from(calls).where(isCall(circleId, callId));
  const standing = row && { row, participants: await readParticipants(reader, circleId, callId) };
  return requireOwn(standing ?? null, memberId);
}

function requireOwn(standing: Standing | null, memberId: string): Standing {
  if (standing && partOf(standing, memberId)) return standing;
  throw refuse('NOT_FOUND', { message: 'There is no such call.' });
}

export function readParticipants(
  reader: Reader,
  circleId: string,
  callId: string,
): Promise<ParticipantRow[]> {
  return reader
    .select()
    .from(callParticipants)
    .where(and(eq(callParticipants.circleId, circleId), eq(callParticipants.callId, callId)))
    .orderBy(asc(callParticipants.memberId));
}

export function partOf({ participants }: Standing, memberId: string): ParticipantRow | undefined {
  return participants.find((one) => one.memberId === memberId);
}

/** Writes what changed for one member and answers the call as it now stands. */
export async function changePart(
  tx: Transaction,
  standing: Standing,
  memberId: string,
  changes: Pick<ParticipantRow, 'state' | 'deviceId' | 'seenAt'>,
): Promise<Standing> {
  const { circleId, id } = standing.row;
  await tx
    .update(callParticipants)
    .set(changes)
    .where(
      and(
        eq(callParticipants.circleId, circleId),
        eq(callParticipants.callId, id),
        eq(callParticipants.memberId, memberId),
      ),
    );
  const participants = standing.participants.map((one) =>
    one.memberId === memberId ? { ...one, ...changes } : one,
  );
  return { ...standing, participants };
}

export async function changeCall(
  tx: Transaction,
  standing: Standing,
  changes: Partial<CallRow>,
): Promise<Standing> {
  await tx.update(calls).set(changes).where(isCall(standing.row.circleId, standing.row.id));
  return { ...standing, row: { ...standing.row, ...changes } };
}

export function callOf({ row, participants }: Standing): Call {
  return {
    id: row.id,
    circleId: row.circleId,
    callerId: row.callerId,
    calleeId: row.calleeId,
    media: row.media,
    startedAt: row.startedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    outcome: row.outcome,
    participants: participants.map(({ memberId, state, deviceId }) => ({ memberId, state, deviceId })),
  };
}

function isCall(circleId: string, callId: string) {
  return and(eq(calls.circleId, circleId), eq(calls.id, callId));
}
