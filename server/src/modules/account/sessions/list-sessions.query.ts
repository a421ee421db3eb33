import { mostSignedInBrowsers } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { sessions } from '../../../access/people.tables';
import { defineQuery } from '../../../spine/define-query';
import { deviceOf } from './device-of';

export const listSessions = defineQuery(
  apiContract.account.listSessions,
  async ({ db, actor, caller, now, services }) => {
    const lastUse = sql`coalesce(${sessions.usedAt}, ${sessions.createdAt})`;
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, actor.id), gt(sessions.expiresAt, now)))
      .orderBy(desc(sql`${sessions.id} = ${caller.sessionId}`), desc(lastUse))
      .limit(mostSignedInBrowsers);
    const standing = await services.sessions.standing(rows.map(({ id }) => id));
    return rows
      .filter(({ id }) => standing.has(id))
      .map(({ id, userAgent, ipAddress, createdAt, usedAt }) => ({
        id,
        ...deviceOf(userAgent ?? ''),
        address: ipAddress ?? '',
        signedInAt: createdAt.toISOString(),
        usedAt: (id === caller.sessionId ? now : (usedAt ?? createdAt)).toISOString(),
        isThis: id === caller.sessionId,
      }));
  },
);
