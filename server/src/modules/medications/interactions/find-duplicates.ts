import type { DuplicateTherapy, MedicationPart } from '@carecircle/contracts';
import { inOrder, partOf, type KnownMedication } from './medication-names';
import { reference } from './reference';

/** Medications with the same ingredient, and different ones of a class of which one is usually enough (MED-3). */
export function findDuplicates(medications: readonly KnownMedication[]): DuplicateTherapy[] {
  const ordered = inOrder(medications);
  const { files, membersOf } = reference();
  const ofIngredients = [...new Set(ordered.flatMap(({ ingredients }) => ingredients))]
    .sort()
    .map((ingredient) => ({ drugClass: null, medications: havingOne(ordered, new Set([ingredient])) }));
  const ofClasses = files.duplicateClasses.map((drugClass) => ({
    drugClass,
    medications: havingOne(ordered, membersOf(drugClass)),
  }));
  return [
    ...ofIngredients.filter((found) => found.medications.length > 1),
    ...ofClasses.filter((found) => namesOf(found.medications).size > 1),
  ];
}

function havingOne(medications: readonly KnownMedication[], drugs: ReadonlySet<string>): MedicationPart[] {
  return medications.flatMap((known) => {
    const ingredient = known.ingredients.find((candidate) => drugs.has(candidate));
    return ingredient ? [partOf(known, ingredient)] : [];
  });
}

const namesOf = (parts: readonly MedicationPart[]) => new Set(parts.map(({ ingredient }) => ingredient));
