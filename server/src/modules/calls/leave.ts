import type { UnitOfWork } from '../../spine/context';
import { changePart, type Standing } from './call-rows';
import { settleCall } from './settle-call';
import { tellCall } from './tell-call';

/** Takes members out of a call, which ends with the last but one. */
export async function leave(
  unit: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  standing: Standing,
  memberIds: readonly string[],
): Promise<Standing> {
  if (memberIds.length === 0) return standing;
  let left = standing;
  for (const memberId of memberIds)
    left = await changePart(unit.tx, left, memberId, { state: 'left', deviceId: null, seenAt: null });
  await tellCall(unit.record, 'call.left', left);
  return settleCall(unit, left);
}
