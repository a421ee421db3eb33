import type { Member, Role } from '@carecircle/contracts';
import { joiningPermissions } from '@carecircle/permissions';
import { members } from '../../access/circles.tables';
import { keepHidden } from '../../access/sharing/keep-hidden';
import { requireMember } from '../../access/find-member';
import type { UnitOfWork } from '../../spine/context';
import { readDefaultPermissions } from './permissions/default-permissions';

/** Makes somebody an active member in a role, whatever they were before, and tells the circle and them (CIRC-2). */
export async function admit(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  { circleId, personId, role }: { circleId: string; personId: string; role: Role },
): Promise<Member> {
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
