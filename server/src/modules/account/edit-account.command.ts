import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { listMembershipsOf } from '../../access/find-member';
import { people } from '../../access/people.tables';
import { accountOf, requirePerson } from '../../access/person-rows';
import { requireSeen } from '../../records/require-seen';
import { readAccount } from './read-account';
import { defineCommand } from '../../spine/define-command';

/** Edits my account; the circles I belong to see a new name or telephone number at once. */
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
    if (after.name !== before.name || after.phone !== before.phone) {
      for (const member of await listMembershipsOf(tx, actor.id)) {
        if (member.status === 'active')
          await record.toCircle(member.circleId, 'member.profile-changed', { member });
      }
      sessionsChanged(actor.id);
    }
    return readAccount(tx, actor.id, now);
  },
);
