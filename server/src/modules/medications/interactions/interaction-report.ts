import type { InteractionReport } from '@carecircle/contracts';
import { findAllergyConflicts, unknownAllergiesOf } from './find-allergy-conflicts';
import { findDuplicates } from './find-duplicates';
import { findInteractions } from './find-interactions';
import { inOrder, knowMedication, unknownNameOf, type NamedMedication } from './medication-names';
import { reference } from './reference';

/** Everything that is known of these medications together, and what is not (MED-3). Their order makes no difference. */
export function interactionReport(
  medications: readonly NamedMedication[],
  allergies: readonly string[],
): InteractionReport {
  const known = inOrder(medications.map(knowMedication));
  return {
    interactions: findInteractions(known),
    more: 0,
    duplicates: findDuplicates(known),
    allergies: findAllergyConflicts(known, allergies),
    unknownNames: known.flatMap(unknownNameOf),
    unknownAllergies: unknownAllergiesOf(allergies),
    coverage: coverage(),
  };
}

/** What of a report is about one medication: that which has the id, or with null the one being typed. */
export function aboutMedication(report: InteractionReport, id: string | null): InteractionReport {
  const isIt = ({ medicationId }: { medicationId: string | null }) => medicationId === id;
  return {
    ...report,
    interactions: report.interactions.filter(({ cause, affected }) => isIt(cause) || isIt(affected)),
    duplicates: report.duplicates.filter(({ medications }) => medications.some(isIt)),
    allergies: report.allergies.filter(({ medication }) => isIt(medication)),
    unknownNames: report.unknownNames.filter(isIt),
  };
}

function coverage(): InteractionReport['coverage'] {
  const { files, pairs } = reference();
  const days = files.facts.map(({ checkedOn }) => checkedOn).sort();
  return {
    facts: files.facts.length,
    pairs: pairs.size,
    ingredients: Object.keys(files.ingredients).length,
    checkedOn: days[0] ?? '',
  };
}
