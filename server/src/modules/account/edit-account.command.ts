import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { defineCommand } from '../../spine/define-command';
import { listMembershipsOf } from '../circles/find-member';
import { requireSeen } from '../require-seen';
import { people } from './people.tables';
import { accountOf, requirePerson } from './person-rows';

/** Edits my account; the circles I belong to see a new name or telephone number at once. */
export const editAccount = defineCommand(
  apiContract.account.editAccount,
  async ({ tx, input, actor, now, record, sessionsChanged }) => {
    const before = await requirePerson(tx, actor.id);
    requireSeen(accountOf(before), input.changes, input.seen);
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
    return accountOf(after);
  },
);
