import { reportLimits, type Adherence, type CareReport, type Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Reader } from '../../database/database';
import { readDoseTotals, readMedicationNames } from '../medications';
import type { Spans } from './read-report';

const none: Adherence = { taken: 0, late: 0, skipped: 0, missed: 0, percent: null };

/** Whether what was due was given; null for whoever may not see medications. */
export async function readAdherence(
  reader: Reader,
  member: Member,
  spans: Spans,
): Promise<CareReport['adherence']> {
  if (!can(member, 'medication:view', spans.now.recipientId)) return null;
  const now = await readDoseTotals(reader, spans.now);
  const before = await readDoseTotals(reader, spans.before);
  const ids = [...now.medications.keys()];
  const names = await readMedicationNames(reader, member.circleId, ids);
  const medications = ids.map((medicationId) => ({
    medicationId,
    name: names.get(medicationId) ?? '',
    now: now.medications.get(medicationId) ?? none,
    before: before.medications.get(medicationId) ?? none,
  }));
  return {
    now: now.adherence,
    before: before.adherence,
    medications: medications
      .sort((one, other) => dosesOf(other.now) - dosesOf(one.now) || one.name.localeCompare(other.name))
      .slice(0, reportLimits.medications),
  };
}

function dosesOf({ taken, late, skipped, missed }: Adherence): number {
  return taken + late + skipped + missed;
}
