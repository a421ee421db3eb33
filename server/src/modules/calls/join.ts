import { callLimits } from '@carecircle/contracts';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { changeCall, changePart, partOf, type Standing } from './call-rows';
import { inState } from './settle-call';
import { tellCall } from './tell-call';

/** Puts a member on a device into a call that goes on; the second one to come answers it. */
export async function join(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  standing: Standing,
  memberId: string,
  deviceId: string,
): Promise<Standing> {
  if (standing.row.endedAt) throw refuse('INVALID_STATE', { message: 'This call is over.' });
  const own = partOf(standing, memberId);
  if (own?.state === 'joined' && own.deviceId === deviceId) return standing;
  if (own?.state !== 'joined' && inState(standing, 'joined').length >= callLimits.joined) {
    throw refuse('FULL', { message: `At most ${callLimits.joined} can be in a call.` });
  }
  let joined = await changePart(tx, standing, memberId, { state: 'joined', deviceId, seenAt: now });
  if (!joined.row.answeredAt && inState(joined, 'joined').length > 1)
    joined = await changeCall(tx, joined, { answeredAt: now });
  await tellCall(record, 'call.joined', joined);
  return joined;
}
