import type { Member, Role } from '@carecircle/contracts';
import { joiningPermissions } from '@carecircle/permissions';
import { members } from '../../access/circles.tables';
import { keepHidden } from '../../access/sharing/keep-hidden';
import { requireMember } from '../../access/find-member';
import type { UnitOfWork } from '../../spine/context';
import { requireActivePlace } from '../plans';
import { readDefaultPermissions } from './permissions/default-permissions';

/**
 * Makes somebody an active member in a role, whatever they were before, and tells the circle and them (CIRC-2). Here, where they
 * really become one, the plan is asked last (SET-6). The memberships of the circle are held already (`lockMemberships`).
 *
 * @throws PLAN_FULL when the circle's plan has no room for them.
 */
export async function admit(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  { circleId, personId, role }: { circleId: string; personId: string; role: Role },
): Promise<Member> {
  await requireActivePlace(tx, circleId, { now, personId });
  const permissions = joiningPermissions(role, await readDefaultPermissions(tx, circleId));
  const place = { role, status: 'active', permissions, joinedAt: now } as const;
  const answered = { asksSince: null, rejections: 0, rejectedAt: null };
  await tx
    .insert(members)
    .values({ circleId, personId, ...place, ...answered })
    .onConflictDoUpdate({
      target: [members.circleId, members.personId],
      set: { ...place, ...answered },
    });
  await keepHidden({ tx, record }, circleId);
  const member = await requireMember(tx, circleId, personId);
  await record.toCircle(circleId, 'member.joined', { member });
  await record.toPerson(personId, 'membership.changed', { circleId, status: 'active' });
  return member;
}
