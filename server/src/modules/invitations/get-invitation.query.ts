import { apiContract } from '@carecircle/contracts/api';
import { findMembership } from '../../access/find-membership';
import { refuse } from '../../refuse';
import { defineQuery } from '../../spine/define-query';
import { statusOf } from './invitation-rows';
import { isOfSecret } from './invitation-secrets';
import { invitations } from './invitations.tables';

/** Whoever holds a link learns plainly why it does not work any more; a made-up one is none. */
export const getInvitation = defineQuery(
  apiContract.invitations.getInvitation,
  async ({ db, input, now, services }) => {
    const [row] = await db.select().from(invitations).where(isOfSecret(services.crypto, input.token));
    if (!row) throw refuse('INVITE_CODE_INVALID', { message: 'There is no such invitation.' });
    const place = await findMembership(db, row.circleId, row.invitedBy);
    const status = statusOf(row, place?.member ?? null, now);
    if (status !== 'open' || !place) return { status, invited: null };
    const { name, role } = row;
    const invited = { circleName: place.circle.name, inviter: place.member.name, name, role };
    return { status, invited };
  },
);
