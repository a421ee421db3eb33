import type { Member, Role } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { members } from '../../access/circles.tables';
import { requireMember } from '../../access/find-member';
import type { UnitOfWork } from '../../spine/context';

/** Makes somebody an active member in a role, whatever they were before, and tells the circle and them (CIRC-2). */
export async function admit(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  { circleId, personId, role }: { circleId: string; personId: string; role: Role },
): Promise<Member> {
  const place = { role, status: 'active', permissions: presetFor(role), joinedAt: now } as const;
  const answered = { asksSince: null, rejections: 0, rejectedAt: null };
  await tx
    .insert(members)
    .values({ circleId, personId, ...place, ...answered })
    .onConflictDoUpdate({
      target: [members.circleId, members.personId],
      set: { ...place, ...answered },
    });
  const member = await requireMember(tx, circleId, personId);
  await record.toCircle(circleId, 'member.joined', { member });
  await record.toPerson(personId, 'membership.changed', { circleId, status: 'active' });
  return member;
}
