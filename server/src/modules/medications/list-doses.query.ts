import { apiContract } from '@carecircle/contracts/api';
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { defineQuery } from '../../spine/define-query';
import { requireRange } from '../require-range';
import { doseOf } from './dose-rows';
import { doses, medications } from './medications.tables';

/** Whoever needs more asks for fewer days at a time. */
const mostDoses = 3_000;

export const listDoses = defineQuery(apiContract.care.listDoses, async ({ db, input, circle }) => {
  requireRange(input);
  const { from, to, recipientId } = input;
  const rows = await db
    .select({ dose: doses })
    .from(doses)
    .innerJoin(
      medications,
      and(eq(medications.circleId, doses.circleId), eq(medications.id, doses.medicationId)),
    )
    .where(
      and(
        eq(doses.circleId, circle.id),
        recipientId ? eq(doses.recipientId, recipientId) : undefined,
        between(doses.day, from, to),
        isNull(medications.deletedAt),
      ),
    )
    .orderBy(sql`coalesce(${doses.dueAt}, ${doses.takenAt})`, asc(doses.day), asc(doses.time), asc(doses.id))
    .limit(mostDoses);
  return rows.map(({ dose }) => doseOf(dose));
});
