import { apiContract } from '@carecircle/contracts/api';
import { requireSeen } from '../../records/require-seen';
import { defineCommand } from '../../spine/define-command';
import { changeRecipient, lockRecipient, requireBorn, requireOwnMembers } from './recipient-rows';
import { recipientFor } from './seen-by';

export const editRecipient = defineCommand(
  apiContract.circles.editRecipient,
  async ({ tx, input, circle, actor, now, record }) => {
    const before = await lockRecipient(tx, circle.id, input.recipientId);
    requireSeen(before, input.changes, input.seen);
    if (input.changes.birthDate !== undefined) requireBorn({ ...before, ...input.changes }, now);
    await requireOwnMembers(tx, circle.id, input.changes);
    const recipient = await changeRecipient(tx, before, input.changes, now);
    await record('recipient.edited', { recipient });
    return recipientFor(actor, recipient);
  },
);
