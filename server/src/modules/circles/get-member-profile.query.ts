import type { MemberProfile } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { requireMember } from '../../access/find-member';
import { requirePerson } from '../../access/person-rows';
import { refuse } from '../../refuse';
import { defineQuery } from '../../spine/define-query';

/** What a member shares of their profile (CIRC-3); whoever is no member now has none here. */
export const getMemberProfile = defineQuery(
  apiContract.circles.getMemberProfile,
  async ({ db, circle, input }): Promise<MemberProfile> => {
    const member = await requireMember(db, circle.id, input.memberId);
    if (member.status !== 'active') throw refuse('NOT_FOUND', { message: 'Member not found' });
    const person = await requirePerson(db, member.id);
    return {
      memberId: member.id,
      phone: member.phone,
      address: person.sharesAddress && person.address ? person.address : null,
      dateOfBirth: person.sharesDateOfBirth ? person.dateOfBirth : null,
      emergencyContact:
        person.sharesEmergencyContact && person.emergencyContact ? person.emergencyContact : null,
    };
  },
);
