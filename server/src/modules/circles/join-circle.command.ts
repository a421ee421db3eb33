import { apiContract } from '@carecircle/contracts/api';
import { presetFor } from '@carecircle/permissions';
import { eq } from 'drizzle-orm';
import { defineCommand } from '../../spine/define-command';
import { refuse } from '../../spine/refuse';
import { circles, members } from './circles.tables';
import { findMember, requireMember } from './find-member';

/** Asks to join by the shared code (CIRC-2): the person waits, and reads nothing, until an admin accepts. */
export const joinCircle = defineCommand(
  apiContract.circles.joinCircle,
  async ({ tx, input, actor, now, record }) => {
    const [circle] = await tx
      .select({ id: circles.id })
      .from(circles)
      .where(eq(circles.inviteCode, input.inviteCode));
    if (!circle) throw refuse('INVITE_CODE_INVALID', { message: 'This invite code is not valid.' });
    const known = await findMember(tx, circle.id, actor.id);
    const answer = { circleId: circle.id, status: 'pending' as const };
    if (known?.status === 'active')
      throw refuse('ALREADY_A_MEMBER', { message: 'You belong to this circle already.' });
    if (known?.status === 'pending') return answer;
    const asking = {
      role: 'family',
      status: 'pending',
      permissions: presetFor('family'),
      joinedAt: now,
    } as const;
    await tx
      .insert(members)
      .values({ circleId: circle.id, personId: actor.id, ...asking })
      .onConflictDoUpdate({ target: [members.circleId, members.personId], set: asking });
    const member = await requireMember(tx, circle.id, actor.id);
    await record.toCircle(circle.id, 'member.requested', { member });
    await record.toPerson(actor.id, 'membership.changed', answer);
    return answer;
  },
);
