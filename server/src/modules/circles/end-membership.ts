import type { Member } from '@carecircle/contracts';
import { keepHidden } from '../../access/sharing/keep-hidden';
import type { UnitOfWork } from '../../spine/context';
import { changeMembership, requireAnotherAdmin } from './change-membership';

/**
 * Ends a membership; the row stays, so that history keeps its names. Streams, feeds and links ask for it at each use, so they end with
 * it (PRIV-3).
 *
 * @param leaving held among all of the circle (`lockMemberAmongAll`).
 * @throws LAST_ADMIN when nobody else would be left to run the circle.
 */
export async function endMembership(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'record'>,
  leaving: Member,
): Promise<Member> {
  const { circleId, id } = leaving;
  await requireAnotherAdmin(tx, leaving);
  const member = await changeMembership(tx, leaving, { status: 'former' });
  await keepHidden({ tx, record }, circleId);
  await record.toCircle(circleId, 'member.removed', { member });
  await record.toPerson(id, 'membership.changed', { circleId, status: 'former' });
  return member;
}
