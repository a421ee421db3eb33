import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { minutesBefore, type DueSoon, type ReadDueSoon } from '../../records/due-soon';
import { doseOf } from './doses/dose-rows';
import { giversOf } from './givers-of';
import { medicationOf } from './medication-rows';
import { doses, medications } from './medications.tables';

/** A day, the longest advance, and an hour in which clocks change. */
const aheadMs = 26 * 3_600_000;
const mostDoses = 1000;

/** Doses of the coming day of which nobody has said anything yet, for those who give them (MED-6). */
export const readDosesDueSoon: ReadDueSoon = async (tx, { circle, members, now }) => {
  const rows = await tx
    .select({ dose: doses, medication: medications })
    .from(doses)
    .innerJoin(
      medications,
      and(eq(medications.circleId, doses.circleId), eq(medications.id, doses.medicationId)),
    )
    .where(
      and(
        eq(doses.circleId, circle.id),
        eq(doses.watchFor, 'due'),
        gt(doses.watchAt, now),
        lte(doses.watchAt, new Date(now.getTime() + aheadMs)),
        eq(doses.status, 'due'),
        eq(medications.status, 'active'),
        isNull(medications.deletedAt),
      ),
    )
    .orderBy(asc(doses.watchAt), asc(doses.id))
    .limit(mostDoses);
  return rows.flatMap(({ dose, medication }): DueSoon[] => {
    const { id, dueAt, day, time, recipientId } = dose;
    if (dueAt === null) return [];
    return [
      {
        ...{ id, dueAt, createdAt: medication.createdAt, title: medication.name, day, time },
        remindAt: ({ medicationAdvance }) => minutesBefore(dueAt, medicationAdvance),
        memberIds: giversOf(members, medication.giverId, recipientId).map((member) => member.id),
        tell: (log, toldIds) =>
          log.toCircle(circle.id, 'dose.reminded', {
            ...{ dose: doseOf(dose), medication: medicationOf(medication), toldIds },
          }),
      },
    ];
  });
};
