import { doseLimits } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { listMembers } from '../../../access/find-member';
import type { UnitOfWork } from '../../../spine/context';
import { changeDose, doseOf, logDoses, logLine } from './dose-rows';
import { missedAt } from './make-doses';
import { medicationOf } from '../medication-rows';
import type { DoseRow, MedicationRow } from '../medications.tables';

type Unit = Pick<UnitOfWork, 'tx' | 'now' | 'record'>;

/**
 * The next stage of a dose that is still open (MED-6): it is due, it is missed and the first of its chain is told, then one after
 * another the rest. Whatever is said of the dose ends it.
 */
export async function escalateDose(unit: Unit, dose: DoseRow, medication: MedicationRow): Promise<void> {
  if (dose.watchFor === 'due') return tellDue(unit, dose, medication);
  if (dose.watchFor === 'missed') return tellMissed(unit, dose, medication);
  return tellNext(unit, dose, medication);
}

async function tellDue(unit: Unit, dose: DoseRow, medication: MedicationRow): Promise<void> {
  const { tx, now, record } = unit;
  const openSince = dose.dueAt ?? now;
  const watchAt = missedAt(medication.missedAfterMinutes, openSince);
  const after = await changeDose(tx, dose, { watchAt, watchFor: 'missed' });
  // Whoever comes after it is missed already needs to hear only that.
  if (watchAt <= now) return tellMissed(unit, after, medication);
  await record('dose.due', { dose: doseOf(after), medication: medicationOf(medication) });
}

async function tellMissed(
  { tx, now, record }: Unit,
  dose: DoseRow,
  medication: MedicationRow,
): Promise<void> {
  const [first = null, ...others] = await chainOf(tx, medication);
  const after = await changeDose(tx, dose, {
    status: 'missed',
    toldIds: first === null ? [] : [first],
    ...nextWatch(now, others),
  });
  await logDoses(tx, [logLine(after, medication, { status: 'missed', memberId: null, loggedAt: now })]);
  await record('dose.missed', {
    dose: doseOf(after),
    medication: medicationOf(medication),
    toldId: first,
  });
}

async function tellNext({ tx, now, record }: Unit, dose: DoseRow, medication: MedicationRow): Promise<void> {
  const chain = await chainOf(tx, medication);
  const [toldId, ...others] = chain.filter((id) => !dose.toldIds.includes(id));
  if (toldId === undefined) {
    await changeDose(tx, dose, { watchAt: null, watchFor: null });
    return;
  }
  const toldIds = [...dose.toldIds, toldId];
  const after = await changeDose(tx, dose, { toldIds, ...nextWatch(now, others) });
  await record('dose.escalated', { dose: doseOf(after), medication: medicationOf(medication), toldId });
}

function nextWatch(now: Date, others: readonly string[]): Pick<DoseRow, 'watchAt' | 'watchFor'> {
  if (others.length === 0) return { watchAt: null, watchFor: null };
  return { watchAt: new Date(now.getTime() + doseLimits.escalationStepMinutes * 60_000), watchFor: 'next' };
}

/** Whoever gives it, then the chain; those who are no longer there or may not see it are passed over. */
async function chainOf(
  tx: Unit['tx'],
  { circleId, recipientId, giverId, escalationChain }: MedicationRow,
): Promise<string[]> {
  const wanted = new Set([...(giverId === null ? [] : [giverId]), ...escalationChain]);
  if (wanted.size === 0) return [];
  const members = await listMembers(tx, circleId, ['active']);
  const able = new Set(
    members.filter((member) => can(member, 'medication:view', recipientId)).map(({ id }) => id),
  );
  return [...wanted].filter((id) => able.has(id));
}
