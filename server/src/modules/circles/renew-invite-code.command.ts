import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { defineCommand } from '../../spine/define-command';
import { makeInviteCode } from './invite-code';

/** Makes another code to share; the old one is nobody's from then on (SET-3). Who waits already goes on waiting. */
export const renewInviteCode = defineCommand(
  apiContract.circles.renewInviteCode,
  async ({ tx, circle, record }) => {
    const inviteCode = makeInviteCode();
    await tx.update(circles).set({ inviteCode }).where(eq(circles.id, circle.id));
    await record('circle.invite-code-renewed', { circleId: circle.id });
    return { inviteCode };
  },
);
