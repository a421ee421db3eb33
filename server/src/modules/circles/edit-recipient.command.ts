import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { defineCommand } from '../../spine/define-command';
import { requireSeen } from '../require-seen';
import { recipients } from './circles.tables';
import { lockRecipient, requireOwnMembers } from './recipient-rows';

export const editRecipient = defineCommand(
  apiContract.circles.editRecipient,
  async ({ tx, input, circle, now, record }) => {
    const before = await lockRecipient(tx, circle.id, input.recipientId);
    requireSeen(before, input.changes, input.seen);
    await requireOwnMembers(tx, circle.id, input.changes);
    await tx
      .update(recipients)
      .set({ ...input.changes, updatedAt: now })
      .where(and(eq(recipients.circleId, circle.id), eq(recipients.id, before.id)));
    const recipient = { ...before, ...input.changes, updatedAt: now.toISOString() };
    await record('recipient.edited', { recipient });
    return recipient;
  },
);
