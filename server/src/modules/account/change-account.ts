import { isDeepStrictEqual } from 'node:util';
import type { AccountInput } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { listMembershipsOf } from '../../access/find-member';
import { people } from '../../access/people.tables';
import { requirePerson, type PersonRow } from '../../access/person-rows';
import type { UnitOfWork } from '../../spine/context';

/** Writes fields of somebody's account; the circles they belong to see a new name, and what they share, at once. */
export async function changeAccount(
  { tx, now, record, sessionsChanged }: Pick<UnitOfWork, 'tx' | 'now' | 'record' | 'sessionsChanged'>,
  personId: string,
  changes: Partial<AccountInput>,
): Promise<void> {
  const before = await requirePerson(tx, personId);
  await tx
    .update(people)
    .set({ ...changes, updatedAt: now })
    .where(eq(people.id, personId));
  const after = await requirePerson(tx, personId);
  if (isDeepStrictEqual(sharedOf(after), sharedOf(before))) return;
  for (const member of await listMembershipsOf(tx, personId)) {
    if (member.status === 'active')
      await record.toCircle(member.circleId, 'member.profile-changed', { member });
  }
  sessionsChanged(personId);
}

/** What others may see of it. */
function sharedOf(row: PersonRow) {
  return {
    name: row.name,
    phone: row.sharesPhone && row.phone,
    address: row.sharesAddress && row.address,
    dateOfBirth: row.sharesDateOfBirth && row.dateOfBirth,
    emergencyContact: row.sharesEmergencyContact && row.emergencyContact,
  };
}
