import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { changeDose, doseOf, logDoses, logLine, nothingSaid } from './dose-rows';
import { missedAt } from './make-doses';
import { lockMedication, medicationOf } from '../medication-rows';
import { doses, type DoseRow, type MedicationRow } from '../medications.tables';
import { moveStock } from './record-dose';
import { planDoseProcessing } from './process-due-doses.job';

/** The log keeps what was said, and that it was taken back; stock and points go back (MED-5). Whoever undoes second changes nothing. */
export const undoDose = defineCommand(
  apiContract.care.undoDose,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const { dose, medication } = await lockDose(tx, circle.id, input.doseId);
    if (dose.status === 'due') return { dose: doseOf(dose), medication: medicationOf(medication) };
    if (dose.status === 'missed') throw refuse('INVALID_STATE', { message: 'Nobody has logged this dose.' });
    const after: DoseRow = { ...dose, ...nothingSaid, ...watchAgain(medication, dose, now) };
    await (dose.time === null ? deleteDose(tx, dose) : changeDose(tx, dose, after));
    await logDoses(tx, [logLine(after, medication, { status: 'undone', memberId: actor.id, loggedAt: now })]);
    const stocked = await moveStock(tx, medication, dose.unitsUsed);
    const change = { dose: doseOf(after), medication: medicationOf(stocked) };
    const { loggedBy: undoneBy, takenEventId } = dose;
    await record('dose.undone', { ...change, undoneBy, takenEventId });
    await planDoseProcessing({ tx, schedule }, circle.id);
    return change;
  },
);

/** Before its time it is told when it is due; else it is open from now on, and counts as missed after as long as ever. */
function watchAgain(
  { missedAfterMinutes }: MedicationRow,
  { dueAt }: DoseRow,
  now: Date,
): Pick<DoseRow, 'watchAt' | 'watchFor'> {
  if (!dueAt) return { watchAt: null, watchFor: null };
  if (dueAt > now) return { watchAt: dueAt, watchFor: 'due' };
  return { watchAt: missedAt(missedAfterMinutes, now), watchFor: 'missed' };
}

/** The medication is held before its dose, as by everyone who says something of it. */
async function lockDose(
  tx: Transaction,
  circleId: string,
  doseId: string,
): Promise<{ dose: DoseRow; medication: MedicationRow }> {
  const isDose = and(eq(doses.circleId, circleId), eq(doses.id, doseId));
  const [found] = await tx.select({ medicationId: doses.medicationId }).from(doses).where(isDose);
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such dose.' });
  const medication = await lockMedication(tx, circleId, found.medicationId);
  const [dose] = await tx.select().from(doses).where(isDose);
  if (!dose) throw refuse('NOT_FOUND', { message: 'There is no such dose.' });
  return { dose, medication };
}

async function deleteDose(tx: Transaction, { circleId, id }: DoseRow): Promise<void> {
  await tx.delete(doses).where(and(eq(doses.circleId, circleId), eq(doses.id, id)));
}
