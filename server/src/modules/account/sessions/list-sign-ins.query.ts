import { loginHistoryDays, mostSignInRecords } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, gt } from 'drizzle-orm';
import { defineQuery } from '../../../spine/define-query';
import { deviceOf } from './device-of';
import { signIns } from './sign-ins.tables';

export const listSignIns = defineQuery(apiContract.account.listSignIns, async ({ db, actor, now }) => {
  const since = new Date(now.getTime() - loginHistoryDays * 86_400_000);
  const rows = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.personId, actor.id), gt(signIns.at, since)))
    .orderBy(desc(signIns.at), signIns.id)
    .limit(mostSignInRecords);
  return rows.map(({ id, at, method, succeeded, address, userAgent }) => ({
    ...{ id, at: at.toISOString(), method, succeeded, address },
    ...deviceOf(userAgent),
  }));
});
