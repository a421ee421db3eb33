import { apiContract } from '@carecircle/contracts/api';
import { doseLimits } from '@carecircle/contracts';
import { and, asc, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { refuse, type Refusal } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { findRecipient } from '../../circles';
import { brokenLimit, nextSafeMoment, type BrokenLimit } from './as-needed-limits';
import { openDose } from './dose-rows';
import { lockMedication } from '../medication-rows';
import { doses, medications, type DoseRow, type MedicationRow } from '../medications.tables';
import { readGivings } from './read-givings';
import { requireRoomForNeeded } from './require-room-for-needed';
import { giveDose, givenAt, isAsNeeded } from './record-dose';
import { alreadyGiven } from './require-open-dose';

/**
 * One more dose of what is taken as needed. All products of this person are held meanwhile, so that two members who give at the
 * same time do not go over a limit together, and the second is told of the first. Over a limit it needs a reason (MED-5).
 */
export const takeAsNeeded = defineCommand(
  apiContract.care.takeAsNeeded,
  async ({ input, circle, actor, ...unit }) => {
    const { tx, now } = unit;
    const { medication, products } = await lockWithProducts(tx, circle.id, input.medicationId);
    requireNeeded(medication);
    const takenAt = givenAt(input.takenAt, now);
    const zone = (await findRecipient(tx, circle.id, medication.recipientId))?.timeZone ?? 'UTC';
    const others = await findOthersDose(tx, medication, actor.id, takenAt);
    const isAsked = input.overLimitReason !== undefined || input.besidesDoseId === others?.id;
    if (others && !isAsked) throw await alreadyGiven(tx, others, zone);
    const givings = await readGivings(tx, circle.id, medication.recipientId, takenAt);
    const broken = brokenLimit(medication, products, givings, takenAt);
    const reason = input.overLimitReason ?? '';
    if (broken && !reason) throw overLimit(broken, nextSafeMoment(medication, products, givings, now) ?? now);
    const slot = { day: dayIn(zone, takenAt), time: null, dueAt: null };
    const dose = openDose(medication, slot, input.doseId);
    const given = { takenAt, isOverLimit: broken !== null, reason: broken ? reason : '' };
    return giveDose({ unit, actor, medication, dose }, given, addDose);
  },
);

function requireNeeded(medication: MedicationRow): void {
  if (!isAsNeeded(medication)) throw refuse('INVALID_STATE', { message: 'This one has times of its own.' });
  if (medication.status !== 'active')
    throw refuse('INVALID_STATE', { message: 'This medication is not taken at present.' });
}

/**
 * A medication with all others of the person who takes it. Everyone who gives this person something waits here, in one order: whoever
 * began with their own would wait crosswise for one who began with another.
 */
async function lockWithProducts(tx: Transaction, circleId: string, medicationId: string) {
  const isMeant = and(eq(medications.circleId, circleId), eq(medications.id, medicationId));
  const [meant] = await tx.select({ recipientId: medications.recipientId }).from(medications).where(isMeant);
  const products = meant ? await lockProducts(tx, circleId, meant.recipientId) : [];
  const medication =
    products.find(({ id }) => id === medicationId) ?? (await lockMedication(tx, circleId, medicationId));
  return { medication, products };
}

function lockProducts(tx: Transaction, circleId: string, recipientId: string): Promise<MedicationRow[]> {
  return tx
    .select()
    .from(medications)
    .where(
      and(
        eq(medications.circleId, circleId),
        eq(medications.recipientId, recipientId),
        isNull(medications.deletedAt),
      ),
    )
    .orderBy(asc(medications.id))
    .for('no key update');
}

/** The last dose that another member gave so near that it may be this very one. */
async function findOthersDose(
  tx: Transaction,
  { circleId, id }: MedicationRow,
  actorId: string,
  takenAt: Date,
): Promise<DoseRow | undefined> {
  const reachMs = doseLimits.sameDoseMinutes * 60_000;
  const [row] = await tx
    .select()
    .from(doses)
    .where(
      and(
        eq(doses.circleId, circleId),
        eq(doses.medicationId, id),
        isNull(doses.time),
        ne(doses.loggedBy, actorId),
        gt(doses.takenAt, new Date(takenAt.getTime() - reachMs)),
        lt(doses.takenAt, new Date(takenAt.getTime() + reachMs)),
      ),
    )
    .orderBy(desc(doses.takenAt))
    .limit(1);
  return row;
}

async function addDose(tx: Transaction, dose: DoseRow): Promise<void> {
  await requireRoomForNeeded(tx, dose);
  const added = await tx.insert(doses).values(dose).onConflictDoNothing().returning({ id: doses.id });
  if (added.length === 0) throw refuse('ALREADY_DONE', { message: 'This dose was logged before.' });
}

function overLimit(broken: BrokenLimit, nextSafeAt: Date): Refusal {
  return refuse('OVER_LIMIT', {
    message: 'One more dose would be over a limit.',
    details: { ...broken, nextSafeAt: nextSafeAt.toISOString() },
  });
}
