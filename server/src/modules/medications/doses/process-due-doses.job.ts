import { Id } from '@carecircle/contracts/schemas';
import { and, asc, eq, isNull, lte, min } from 'drizzle-orm';
import * as z from 'zod';
import { circles } from '../../../access/circles.tables';
import type { Transaction } from '../../../database/database';
import { startOfDay } from '../../../records/circle-days';
import { addDays } from '../../../recurrence/day-number';
import type { UnitOfWork } from '../../../spine/context';
import { defineJob } from '../../../spine/define-job';
import { listRecipientsOf } from '../../circles';
import { makeDoses, watchFromDue } from './make-doses';
import { changeMedication, medicationOf } from '../medication-rows';
import { doses, medications, type MedicationRow } from '../medications.tables';
import { escalateDose } from './escalate-dose';

const dosesAtOnce = 200;
const remakeBeforeMs = 7 * 86_400_000;

type Unit = Pick<UnitOfWork, 'tx' | 'now' | 'record' | 'schedule'>;

/**
 * Looks after the doses of a circle: makes those of the coming days, completes medications whose last day is over, and tells who
 * has to know that a dose is due or missed (MED-5, MED-6). It runs when there is next something to do.
 */
export const processDueDoses = defineJob({
  name: 'care.tend-doses',
  payload: z.object({ circleId: Id }),
  async run({ payload: { circleId }, ...unit }) {
    const zones = await zonesOf(unit.tx, circleId);
    for (const row of await lockActive(unit.tx, circleId)) {
      const timeZone = zones.get(row.recipientId) ?? 'UTC';
      const end = endOf(row, timeZone);
      const made = await makeDoses(unit.tx, row, timeZone, unit.now);
      if (end && end <= unit.now) await complete(unit, made);
    }
    await watchFromDue(unit.tx, circleId, unit.now);
    const waiting = await lockWaiting(unit.tx, circleId, unit.now);
    for (const { dose, medication } of waiting) await escalateDose(unit, dose, medication);
    await planDoseProcessing(unit, circleId);
  },
});

/** Lets the doses of a circle be looked after when there is next something to do; for whoever changed what that depends on. */
export async function planDoseProcessing(
  { tx, schedule }: Pick<Unit, 'tx' | 'schedule'>,
  circleId: string,
): Promise<void> {
  // Whoever plans at the same time waits here, and then sees what the other one has changed.
  await tx.select({ id: circles.id }).from(circles).where(eq(circles.id, circleId)).for('no key update');
  const zones = await zonesOf(tx, circleId);
  const active = await tx.select().from(medications).where(isActiveIn(circleId));
  const moments = active.flatMap((row) => [
    ...(row.frequency === 'as-needed' ? [] : [new Date(row.plannedUntil.getTime() - remakeBeforeMs)]),
    ...[endOf(row, zones.get(row.recipientId) ?? 'UTC')],
  ]);
  const [watched] = await tx
    .select({ next: min(doses.watchAt) })
    .from(doses)
    .innerJoin(medications, isOwnMedication)
    .where(and(eq(doses.circleId, circleId), isNull(medications.deletedAt)));
  const [next] = [...moments, watched?.next ?? null]
    .filter((moment) => moment !== null)
    .sort((one, other) => one.getTime() - other.getTime());
  if (next) await schedule(processDueDoses, { circleId }, next, { key: circleId });
}

/** The moment at which the last day of a medication is over; null when it has none. */
function endOf({ endDate }: MedicationRow, timeZone: string): Date | null {
  return endDate === null ? null : startOfDay(timeZone, addDays(endDate, 1));
}

async function complete({ tx, now, record }: Unit, row: MedicationRow): Promise<void> {
  const medication = await changeMedication(tx, row, { status: 'completed', updatedAt: now });
  await record('medication.completed', { medication: medicationOf(medication) });
}

async function zonesOf(tx: Transaction, circleId: string): Promise<Map<string, string>> {
  const recipients = await listRecipientsOf(tx, circleId);
  return new Map(recipients.map(({ id, timeZone }) => [id, timeZone]));
}

function lockActive(tx: Transaction, circleId: string): Promise<MedicationRow[]> {
  return tx
    .select()
    .from(medications)
    .where(isActiveIn(circleId))
    .orderBy(asc(medications.id))
    .for('no key update');
}

function lockWaiting(tx: Transaction, circleId: string, now: Date) {
  return tx
    .select({ dose: doses, medication: medications })
    .from(doses)
    .innerJoin(medications, isOwnMedication)
    .where(and(eq(doses.circleId, circleId), lte(doses.watchAt, now), isNull(medications.deletedAt)))
    .orderBy(asc(doses.watchAt), asc(doses.id))
    .limit(dosesAtOnce)
    .for('no key update');
}

const isOwnMedication = and(eq(medications.circleId, doses.circleId), eq(medications.id, doses.medicationId));

function isActiveIn(circleId: string) {
  return and(
    eq(medications.circleId, circleId),
    eq(medications.status, 'active'),
    isNull(medications.deletedAt),
  );
}
