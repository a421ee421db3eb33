import { listLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { requireRange } from '../../../records/require-range';
import { defineQuery } from '../../../spine/define-query';
import { doseOf } from './dose-rows';
import { doses, medications } from '../medications.tables';

/** Where a dose stands in the list. */
const moment = sql`coalesce(${doses.dueAt}, ${doses.takenAt}, 'infinity')`;

export const listDoses = defineQuery(apiContract.care.listDoses, async ({ db, input, circle }) => {
  requireRange(input);
  const { from, to, recipientId, after } = input;
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
        after ? sql`(${moment}, ${doses.id}) > ${placeOf(circle.id, after)}` : undefined,
      ),
    )
    .orderBy(moment, asc(doses.id))
    .limit(listLimits.doses);
  return rows.map(({ dose }) => doseOf(dose));
});

/** Nothing comes after a dose that the circle does not have. */
function placeOf(circleId: string, doseId: string) {
  return sql`(select coalesce(due_at, taken_at, 'infinity'), id from doses where circle_id = ${circleId} and id = ${doseId})`;
}
