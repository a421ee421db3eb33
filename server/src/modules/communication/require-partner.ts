import type { Member } from '@carecircle/contracts';
import { findMember } from '../../access/find-member';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';

/** The other member of a direct thread, present or former: NOT_FOUND for strangers, for waiting people and for oneself. */
export async function requirePartner(reader: Reader, actor: Member, memberId: string): Promise<Member> {
  const partner = await findMember(reader, actor.circleId, memberId);
  if (!partner || partner.status === 'pending' || partner.id === actor.id) {
    throw refuse('NOT_FOUND', { message: 'There is no such member.' });
  }
  return partner;
}

/** A partner who can still be written to. */
export async function requireActivePartner(reader: Reader, actor: Member, memberId: string): Promise<Member> {
  const partner = await requirePartner(reader, actor, memberId);
  if (partner.status !== 'active') {
    throw refuse('INVALID_STATE', { message: `${partner.name} has left the circle.` });
  }
  return partner;
}
