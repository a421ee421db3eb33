import { circleLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { keepHidden } from '../../../access/sharing/keep-hidden';
import { requireRoomFor } from '../../../records/require-room-for';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { recipientOf, requireBorn, requireOwnMembers } from './recipient-rows';
import { recipients } from './recipients.tables';
import { recipientFor } from '../seen-by';

export const addRecipient = defineCommand(
  apiContract.circles.addRecipient,
  async ({ tx, input, circle, actor, now, record }) => {
    const { recipientId, commandId: _commandId, circleId, ...facts } = input;
    requireBorn(facts, now);
    await requireOwnMembers(tx, circle.id, facts);
    const ofCircle = eq(recipients.circleId, circle.id);
    await requireRoomFor(tx, recipients, ofCircle, { of: circle.id, most: circleLimits.recipients });
    const [row] = await tx
      .insert(recipients)
      .values({ circleId, id: recipientId, ...facts, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuse('ALREADY_DONE', { message: 'This person was added already.' });
    await keepHidden({ tx, record }, circle.id);
    const recipient = recipientOf(row);
    await record('recipient.added', { recipient });
    return recipientFor(actor, recipient);
  },
);
