import { circleLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, isNull, not } from 'drizzle-orm';
import { circles, members } from '../../access/circles.tables';
import { findMember } from '../../access/find-member';
import { lockMemberships } from '../../access/lock-memberships';
import { people } from '../../access/people.tables';
import type { FieldCrypto } from '../../crypto/field-crypto';
import type { Transaction } from '../../database/database';
import { requireRoomFor } from '../../records/require-room-for';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requirePlace } from '../plans';
import { admit, requireRealPerson, requireRoomOfPerson } from '../circles';
import { isInvitation, statusOf } from './invitation-rows';
import { isOfSecret } from './invitation-secrets';
import { invitations, type InvitationRow } from './invitations.tables';

/** Whoever holds the link or the code becomes a member at once, in the role that it carries, and lands in the circle (CIRC-2). */
export const acceptInvitation = defineCommand(
  apiContract.invitations.acceptInvitation,
  async ({ input, actor, ...unit }) => {
    const { tx, now, record, services } = unit;
    requireRealPerson(actor, 'secret');
    const row = await lockOfSecret(tx, services.crypto, input.secret);
    const { circleId, role } = row;
    await lockMemberships(tx, circleId);
    const known = await findMember(tx, circleId, actor.id);
    if (known?.status === 'active')
      throw refuse('ALREADY_A_MEMBER', { message: 'You belong to this circle already.' });
    const status = statusOf(row, await findMember(tx, circleId, row.invitedBy), now);
    if (status !== 'open')
      throw refuse('INVALID_STATE', { message: `This invitation is ${status}.`, details: { status } });
    await requireRoomOfPerson(tx, actor.id);
    if (!known)
      await requireRoomFor(tx, members, eq(members.circleId, circleId), {
        ...{ of: circleId, most: circleLimits.members },
      });
    // Those who wait hold a place; all others come on top of them.
    if (known?.status !== 'pending') await requirePlace(tx, circleId, { now, besides: actor.id });
    await tx.update(invitations).set({ usedAt: now, usedBy: actor.id }).where(isInvitation(row));
    await admit(unit, { circleId, personId: actor.id, role });
    await tx.update(people).set({ chosenCircleId: circleId }).where(eq(people.id, actor.id));
    const accepted = { invitationId: row.id, memberId: actor.id };
    await record.toCircle(circleId, 'invitation.accepted', accepted);
    return { circleId };
  },
);

/** Held until the transaction ends, so that one invitation admits one person. */
async function lockOfSecret(tx: Transaction, crypto: FieldCrypto, secret: string): Promise<InvitationRow> {
  const [found] = await tx
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(circles, eq(circles.id, invitations.circleId))
    .where(and(isOfSecret(crypto, secret), not(circles.isDemo), isNull(circles.closedAt)))
    .for('no key update', { of: invitations });
  if (!found) throw refuse('INVITE_CODE_INVALID', { message: 'This invitation is not valid.' });
  return found.invitation;
}
