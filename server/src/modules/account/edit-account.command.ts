import { isDeepStrictEqual } from 'node:util';
import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { listMembershipsOf } from '../../access/find-member';
import { people } from '../../access/people.tables';
import { accountOf, requirePerson, type PersonRow } from '../../access/person-rows';
import { requireSeen } from '../../records/require-seen';
import { readAccount } from './read-account';
import { defineCommand } from '../../spine/define-command';

/** Edits my account; the circles I belong to see a new name, and what I share, at once. */
export const editAccount = defineCommand(
  apiContract.account.editAccount,
  async ({ tx, input, actor, now, record, sessionsChanged }) => {
    const before = await requirePerson(tx, actor.id);
    requireSeen(accountOf(before, null), input.changes, input.seen);
    await tx
      .update(people)
      .set({ ...input.changes, updatedAt: now })
      .where(eq(people.id, actor.id));
    const after = await requirePerson(tx, actor.id);
    if (!isDeepStrictEqual(sharedOf(after), sharedOf(before))) {
      for (const member of await listMembershipsOf(tx, actor.id)) {
        if (member.status === 'active')
          await record.toCircle(member.circleId, 'member.profile-changed', { member });
      }
      sessionsChanged(actor.id);
    }
    return readAccount(tx, actor.id, now);
  },
);

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
