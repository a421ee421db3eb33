import {
  doseLimits,
  mostUnits,
  timesOfFrequency,
  type Dose,
  type Medication,
  type Member,
} from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import { findMember } from '../../../access/find-member';
import type { Transaction } from '../../../database/database';
import { clockIn } from '../../../records/circle-days';
import { momentOf } from '../../../recurrence/wall-moments';
import { refuse, type Refusal } from '../../../refuse';
import type { UnitOfWork } from '../../../spine/context';
import { findRecipient } from '../../circles';
import { hasDoses } from './dose-moments';
import { changeDose, doseOf, logDoses, logLine } from './dose-rows';
import { makeDoses } from './make-doses';
import { changeMedication, medicationOf } from '../medication-rows';
import { doses, type DoseRow, type MedicationRow } from '../medications.tables';

interface Slot {
  day: string;
  time: string;
}

/** What of a dose somebody says, and who. */
interface Saying {
  unit: Pick<UnitOfWork, 'tx' | 'now' | 'record'>;
  actor: Pick<Member, 'id'>;
  medication: MedicationRow;
  dose: DoseRow;
}

/** A browser's clock may be ahead of ours by so much. */
const clockToleranceMs = 5 * 60_000;

/** When a dose was given by what its giver says; refuses a moment that is still to come. */
export function givenAt(takenAt: string | undefined, now: Date): Date {
  const said = takenAt === undefined ? now : new Date(takenAt);
  if (said.getTime() > now.getTime() + clockToleranceMs) {
    throw refuse('INVALID_INPUT', {
      message: 'This moment is still to come.',
      fields: [{ path: 'takenAt', code: 'in_the_future' }],
    });
  }
  return said > now ? now : said;
}

/** Refuses what is said of a scheduled dose long before its time, with the field at fault. */
export function requireOpenAt({ dueAt }: DoseRow, at: Date, path: string): void {
  if (!dueAt || at.getTime() >= dueAt.getTime() - doseLimits.opensBeforeMinutes * 60_000) return;
  throw tooEarly(path);
}

function tooEarly(path: string): Refusal {
  return refuse('INVALID_INPUT', {
    message: 'The time of this dose has not come yet.',
    fields: [{ path, code: 'too_early' }],
  });
}

/**
 * The scheduled dose of which nobody has said anything, held by the caller's hold of its medication.
 *
 * @throws ALREADY_GIVEN with who and when, in `details` (MED-5).
 */
export async function requireOpenDose(
  tx: Transaction,
  medication: MedicationRow,
  slot: Slot,
  now: Date,
): Promise<DoseRow> {
  const { circleId, recipientId } = medication;
  const zone = (await findRecipient(tx, circleId, recipientId))?.timeZone ?? 'UTC';
  const dose =
    (await findDoseIn(tx, medication, slot)) ?? (await findMadeDose(tx, medication, slot, zone, now));
  if (dose.status === 'due' || dose.status === 'missed') return dose;
  throw await alreadyGiven(tx, dose, zone);
}

/** The jobs of a server that was just started may not have made it yet. */
async function findMadeDose(
  tx: Transaction,
  medication: MedicationRow,
  slot: Slot,
  timeZone: string,
  now: Date,
): Promise<DoseRow> {
  if (medication.status !== 'active') {
    throw refuse('INVALID_STATE', { message: 'This medication is not taken at present.' });
  }
  await makeDoses(tx, medication, timeZone, now);
  const made = await findDoseIn(tx, medication, slot);
  if (made) return made;
  const isScheduled = hasDoses(medication, slot.day) && medication.times.includes(slot.time);
  if (isScheduled && momentOf(timeZone, slot.day, slot.time) > now) throw tooEarly('time');
  throw refuse('NOT_FOUND', { message: 'There is no such dose.' });
}

async function findDoseIn(
  tx: Transaction,
  { circleId, id }: MedicationRow,
  { day, time }: Slot,
): Promise<DoseRow | undefined> {
  const [row] = await tx
    .select()
    .from(doses)
    .where(
      and(eq(doses.circleId, circleId), eq(doses.medicationId, id), eq(doses.day, day), eq(doses.time, time)),
    );
  return row;
}

/** 'Already given 08:04 by Ana': whoever comes second is told who was first (MED-5). */
export async function alreadyGiven(tx: Transaction, dose: DoseRow, timeZone: string): Promise<Refusal> {
  const member = dose.loggedBy ? await findMember(tx, dose.circleId, dose.loggedBy) : null;
  const at = dose.takenAt ?? dose.loggedAt ?? dose.dueAt ?? new Date(0);
  const name = member?.name ?? '';
  const said = dose.status === 'skipped' ? 'skipped' : 'given';
  return refuse('ALREADY_GIVEN', {
    message: `Already ${said} ${clockIn(timeZone, at)} by ${name}.`,
    details: {
      doseId: dose.id,
      memberId: dose.loggedBy ?? '',
      name,
      at: at.toISOString(),
      status: dose.status,
    },
  });
}

/** Writes down that a dose was given, and takes it from the stock, which never goes below nothing (MED-7). */
export async function giveDose(
  { unit, actor, medication, dose }: Saying,
  given: Pick<DoseRow, 'takenAt'> & Partial<Pick<DoseRow, 'reason' | 'isOverLimit'>>,
  write: (tx: Transaction, dose: DoseRow) => Promise<unknown> = (tx, after) => changeDose(tx, dose, after),
): Promise<{ dose: Dose; medication: Medication }> {
  const { tx, now, record } = unit;
  const unitsUsed = Math.min(medication.unitsLeft ?? 0, medication.unitsPerDose);
  const after: DoseRow = {
    ...dose,
    ...{ reason: '', ...given, status: statusOf(dose, given.takenAt ?? now), unitsUsed },
    ...{ loggedBy: actor.id, loggedAt: now, watchAt: null, watchFor: null },
  };
  const stocked = await moveStock(tx, medication, -unitsUsed);
  const change = { dose: doseOf(after), medication: medicationOf(stocked) };
  const takenEventId = await record('dose.taken', change);
  await write(tx, { ...after, takenEventId });
  const status = after.status === 'late' ? 'late' : 'taken';
  await logDoses(tx, [logLine(after, medication, { status, memberId: actor.id, loggedAt: now })]);
  return change;
}

/** Late is more than an hour after its time; what was needed is never late. */
export function statusOf({ dueAt }: Pick<DoseRow, 'dueAt'>, takenAt: Date): 'taken' | 'late' {
  if (!dueAt) return 'taken';
  return takenAt.getTime() > dueAt.getTime() + doseLimits.lateAfterMinutes * 60_000 ? 'late' : 'taken';
}

/** Adds units to a stock that somebody counts; what is more than nothing and less than can be counted stays so. */
export async function moveStock(
  tx: Transaction,
  medication: MedicationRow,
  units: number,
): Promise<MedicationRow> {
  if (medication.unitsLeft === null || units === 0) return medication;
  const counted = Math.round((medication.unitsLeft + units) * 1000) / 1000;
  const unitsLeft = Math.min(Math.max(0, counted), mostUnits);
  return changeMedication(tx, medication, { unitsLeft });
}

/** Whether doses of a medication are only taken when they are needed. */
export function isAsNeeded({ frequency }: Pick<MedicationRow, 'frequency'>): boolean {
  return timesOfFrequency[frequency] === 0;
}
