import type { Call } from '@carecircle/contracts';
import type { UnitOfWork } from '../../spine/context';
import { noteCall } from '../communication';
import { callOf, changeCall, changePart, type Standing } from './call-rows';
import { tellCall } from './tell-call';

type Unit = Pick<UnitOfWork, 'tx' | 'now' | 'record'>;

/** Ends a call in which nobody is left to talk to, and notes it in its conversation; while it rings, one is enough. Answers the call as it now stands. */
export async function settleCall(unit: Unit, standing: Standing): Promise<Standing> {
  if (standing.row.endedAt !== null) return standing;
  const joined = inState(standing, 'joined').length;
  const isRinging = inState(standing, 'ringing').length > 0;
  if (joined > 1 || (joined === 1 && isRinging)) return standing;
  let ended = await missRinging(unit, standing);
  for (const { memberId } of inState(ended, 'joined'))
    ended = await changePart(unit.tx, ended, memberId, { state: 'left', deviceId: null, seenAt: null });
  ended = await changeCall(unit.tx, ended, { endedAt: unit.now, outcome: outcomeOf(ended) });
  await tellCall(unit.record, 'call.ended', ended);
  await noteCall(unit, callOf(ended));
  return ended;
}

/** It stops to ring for those who did not answer, and they are told what they missed. */
export async function missRinging({ tx, record }: Unit, standing: Standing): Promise<Standing> {
  const missedIds = inState(standing, 'ringing').map(({ memberId }) => memberId);
  let after = standing;
  for (const memberId of missedIds)
    after = await changePart(tx, after, memberId, { state: 'missed', deviceId: null, seenAt: null });
  for (const memberId of missedIds) await record.toPerson(memberId, 'call.missed', { call: callOf(after) });
  return after;
}

export function inState({ participants }: Standing, state: Call['participants'][number]['state']) {
  return participants.filter((one) => one.state === state);
}

function outcomeOf(standing: Standing): NonNullable<Call['outcome']> {
  if (standing.row.answeredAt) return 'answered';
  return inState(standing, 'declined').length > 0 && inState(standing, 'missed').length === 0
    ? 'declined'
    : 'missed';
}
