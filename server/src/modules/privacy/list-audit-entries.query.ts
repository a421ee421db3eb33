import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Member } from '@carecircle/contracts';
import * as z from 'zod';
import { readCached } from '../../access/sharing/keep-hidden';
import { auditEntries } from '../../audit/audit.tables';
import type { Reader } from '../../database/database';
import { readCursor, writeCursor } from '../../records/page-cursor';
import { defineQuery } from '../../spine/define-query';

const Position = z.tuple([z.string().regex(/^\d{1,15}$/)]);

/** Admins see all of the circle; others what they did themselves, and who saw or changed what is theirs (PRIV-2, PRIV-5). */
export const listAuditEntries = defineQuery(
  apiContract.privacy.listAuditEntries,
  async ({ db, input, circle, actor }) => {
    const { from, to, cursor, limit } = input;
    const rows = await db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.circleId, circle.id),
          cursor === undefined
            ? undefined
            : lt(auditEntries.sequence, Number(readCursor(Position, cursor)[0])),
          from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
          to === undefined ? undefined : lte(auditEntries.at, new Date(to)),
          actor.role === 'admin' ? undefined : await isTheirs(db, actor),
        ),
      )
      .orderBy(desc(auditEntries.sequence))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      entries: page.map(
        ({ sequence, action, userId, at, operation, subjectId, name, ipAddress, deviceInfo }) => ({
          ...{ sequence, action, userId, ipAddress, deviceInfo },
          at: at.toISOString(),
          details: { operation, subjectId, name },
        }),
      ),
      nextCursor: last && rows.length > limit ? writeCursor([String(last.sequence)]) : null,
    };
  },
);

/** A list of all people's records names nobody: it held those of each. */
const ofAllPeople = [
  ...(['VIEW_HEALTH', 'VIEW_MEDICATIONS', 'VIEW_CHECKINS', 'VIEW_EMERGENCY_CARD', 'EXPORT_DATA'] as const),
];

async function isTheirs(reader: Reader, { id, circleId }: Member) {
  const people = (await readCached(reader, circleId))
    .filter(({ memberId, decisionMakerIds }) => memberId === id || decisionMakerIds.includes(id))
    .map(({ recipientId }) => recipientId);
  return or(
    eq(auditEntries.userId, id),
    inArray(auditEntries.subjectId, [id, ...people]),
    people.length > 0
      ? and(isNull(auditEntries.subjectId), inArray(auditEntries.action, ofAllPeople))
      : undefined,
  );
}
