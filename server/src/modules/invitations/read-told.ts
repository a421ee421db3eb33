import { findMembership } from '../../access/find-membership';
import { languageOf } from '../../access/person-rows';
import type { UnitOfWork } from '../../spine/context';
import type { Told } from './invitation-letter';
import { isInvitation, statusOf } from './invitation-rows';
import { codeOf, pathOf } from './invitation-secrets';
import { invitations, type InvitationRow } from './invitations.tables';

/** What somebody is told who is invited, in the language of whoever invites; null once the invitation cannot be accepted. */
export async function readTold(
  { tx, now, services }: Pick<UnitOfWork, 'tx' | 'now' | 'services'>,
  { circleId, invitationId }: { circleId: string; invitationId: string },
): Promise<(Told & Pick<InvitationRow, 'email' | 'phone'>) | null> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(isInvitation({ circleId, id: invitationId }));
  const place = row && (await findMembership(tx, circleId, row.invitedBy));
  if (!row || !place || statusOf(row, place.member, now) !== 'open') return null;
  const { email, phone, name, role, expiresAt } = row;
  return {
    ...{ email, phone, name, role, expiresAt },
    sender: place.member.name,
    circleName: place.circle.name,
    timeZone: place.circle.timeZone,
    language: await languageOf(tx, place.member.id),
    url: `${services.origin}${pathOf(services.crypto, row)}`,
    code: codeOf(services.crypto, row),
  };
}
