import { listLimits, type Dose, type DosedMedication, type Recipient } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { dayIn } from '../../records/circle-days';
import { addDays } from '../../recurrence/day-number';
import { defineQuery } from '../../spine/define-query';
import { nextSafeMoment, totalsOf, type Giving } from './doses/as-needed-limits';
import { doseOf } from './doses/dose-rows';
import { readMedications } from './medication-rows';
import { doses, medications, type MedicationRow } from './medications.tables';
import { readGivings } from './doses/read-givings';
import { readRecipients } from './read-recipients';
import { isAsNeeded } from './doses/record-dose';

const dayMs = 86_400_000;

export const getMedicationDay = defineQuery(
  apiContract.care.getMedicationDay,
  async ({ db, input: { recipientId }, actor, now }) => {
    const days = [];
    for (const recipient of await readRecipients(db, actor, recipientId))
      days.push(await dayOf(db, recipient, now));
    const openDoses = days.reduce((sum, { day, doses }) => sum + countOpen(doses, day), 0);
    return { recipients: days, openDoses };
  },
);

async function dayOf(db: Reader, { id, circleId, timeZone }: Recipient, now: Date) {
  const day = dayIn(timeZone, now);
  const products = await readMedications(db, circleId, id);
  const givings = await readGivings(db, circleId, id, now);
  const found = await readDay(db, circleId, id, day);
  return {
    recipientId: id,
    day,
    doses: found,
    medications: medicationsOf(found, products),
    asNeeded: products
      .filter((product) => product.status === 'active' && isAsNeeded(product))
      .map((product) => asNeededOf(product, products, givings, now)),
    ingredients: totalsOf(products, within24Hours(givings, now)),
  };
}

/** All doses of the day, and before them those of yesterday that can still be given in time. */
async function readDay(db: Reader, circleId: string, recipientId: string, day: string): Promise<Dose[]> {
  const rows = await db
    .select({ dose: doses })
    .from(doses)
    .innerJoin(
      medications,
      and(eq(medications.circleId, doses.circleId), eq(medications.id, doses.medicationId)),
    )
    .where(
      and(
        eq(doses.circleId, circleId),
        eq(doses.recipientId, recipientId),
        or(eq(doses.day, day), and(eq(doses.day, addDays(day, -1)), eq(doses.status, 'due'))),
        isNull(medications.deletedAt),
      ),
    )
    .orderBy(sql`coalesce(${doses.dueAt}, ${doses.takenAt})`, asc(doses.day), asc(doses.time), asc(doses.id))
    .limit(listLimits.doses);
  return rows.map(({ dose }) => doseOf(dose));
}

function medicationsOf(found: readonly Dose[], products: readonly MedicationRow[]): DosedMedication[] {
  const dosedIds = new Set(found.map(({ medicationId }) => medicationId));
  return products
    .filter((product) => dosedIds.has(product.id))
    .map(({ id, name, dosage, giverId }) => ({ id, name, dosage, giverId }));
}

function asNeededOf(
  product: MedicationRow,
  products: readonly MedicationRow[],
  givings: readonly Giving[],
  now: Date,
) {
  const own = givings.filter(({ medicationId }) => medicationId === product.id);
  const [last] = own
    .map(({ takenAt }) => takenAt.toISOString())
    .sort()
    .reverse();
  return {
    medicationId: product.id,
    lastTakenAt: last ?? null,
    takenIn24Hours: within24Hours(own, now).length,
    nextSafeAt: nextSafeMoment(product, products, givings, now)?.toISOString() ?? null,
  };
}

function within24Hours(givings: readonly Giving[], now: Date): Giving[] {
  return givings.filter(({ takenAt }) => takenAt.getTime() > now.getTime() - dayMs);
}

/** Doses of today of which nobody has said anything (SHELL-6). */
function countOpen(found: readonly Dose[], today: string): number {
  return found.filter(
    ({ day, time, status }) => day === today && time !== null && (status === 'due' || status === 'missed'),
  ).length;
}
