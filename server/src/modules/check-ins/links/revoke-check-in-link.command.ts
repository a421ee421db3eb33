import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { checkInLinks } from '../schedules/check-in-schedules.tables';

export const revokeCheckInLink = defineCommand(
  apiContract.care.revokeCheckInLink,
  async ({ tx, input: { linkId }, circle, actor, now, record }) => {
    const isOwn = and(
      eq(checkInLinks.circleId, circle.id),
      eq(checkInLinks.id, linkId),
      eq(checkInLinks.createdBy, actor.id),
    );
    const [row] = await tx.select().from(checkInLinks).where(isOwn).for('no key update');
    if (!row) throw refuse('NOT_FOUND', { message: 'There is no such link.' });
    if (row.usedAt !== null) throw refuse('ALREADY_DONE', { message: 'This link has been used.' });
    if (row.revokedAt !== null) return { linkId };
    await tx.update(checkInLinks).set({ revokedAt: now }).where(isOwn);
    await record('check-in-link.revoked', { linkId });
    return { linkId };
  },
);
