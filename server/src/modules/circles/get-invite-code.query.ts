import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { refuse } from '../../refuse';
import { defineQuery } from '../../spine/define-query';

export const getInviteCode = defineQuery(apiContract.circles.getInviteCode, async ({ db, circle }) => {
  const [row] = await db
    .select({ inviteCode: circles.inviteCode })
    .from(circles)
    .where(eq(circles.id, circle.id));
  if (!row) throw refuse('NOT_FOUND');
  return row;
});
