import { doseLimits } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import { findMember } from '../../../access/find-member';
import type { Transaction } from '../../../database/database';
import { clockIn } from '../../../records/circle-days';
import { momentOf } from '../../../recurrence/wall-moments';
import { refuse, type Refusal } from '../../../refuse';
import { findRecipient } from '../../circles';
import { hasDoses } from './dose-moments';
import { makeDoses } from './make-doses';
import { doses, type DoseRow, type MedicationRow } from '../medications.tables';

interface Slot {
  day: string;
  time: string;
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
