import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { defineQuery } from '../../spine/define-query';
import { refuse } from '../../spine/refuse';
import { circles } from './circles.tables';

export const getInviteCode = defineQuery(apiContract.circles.getInviteCode, async ({ db, circle }) => {
  const [row] = await db
    .select({ inviteCode: circles.inviteCode })
    .from(circles)
    .where(eq(circles.id, circle.id));
  if (!row) throw refuse('NOT_FOUND');
  return row;
});
