import { apiContract } from '@carecircle/contracts/api';
import { keepHidden } from '../../../access/sharing/keep-hidden';
import { requireSeen } from '../../../records/require-seen';
import { defineCommand } from '../../../spine/define-command';
import { changeRecipient, lockRecipient, requireBorn, requireOwnMembers } from './recipient-rows';
import { requireSetter } from '../require-setter';
import { recipientFor } from '../seen-by';

export const editRecipient = defineCommand(
  apiContract.circles.editRecipient,
  async ({ tx, input, circle, actor, now, record }) => {
    const before = await lockRecipient(tx, circle.id, input.recipientId);
    requireSeen(before, input.changes, input.seen);
    if (input.changes.birthDate !== undefined) requireBorn({ ...before, ...input.changes }, now);
    await requireOwnMembers(tx, circle.id, input.changes);
    const isAboutDeciding =
      input.changes.decisionMakerIds !== undefined || input.changes.memberId !== undefined;
    if (isAboutDeciding) await requireSetter(tx, before, actor.id);
    const recipient = await changeRecipient(tx, before, input.changes, now);
    if (isAboutDeciding) await keepHidden({ tx, record }, circle.id);
    await record('recipient.edited', { recipient });
    return recipientFor(actor, recipient);
  },
);
