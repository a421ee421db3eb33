import type { AllergyConflict, NamedDrugClass } from '@carecircle/contracts';
import { inOrder, partOf, type KnownMedication } from './medication-names';
import { recogniseNames } from './recognise-names';
import { reference } from './reference';
import { spellingKey } from './spelling-key';

/** What an allergy, as members wrote it down, is about. */
interface Allergy {
  text: string;
  ingredients: string[];
  /** Classes that it names, or that one of its ingredients stands for. */
  classes: NamedDrugClass[];
  relatedClasses: NamedDrugClass[];
}

/** Medications that hold what the recipient is allergic to, or something of its kind (MED-3). */
export function findAllergyConflicts(
  medications: readonly KnownMedication[],
  allergies: readonly string[],
): AllergyConflict[] {
  return allergies
    .map(readAllergy)
    .flatMap((allergy) => inOrder(medications).flatMap((medication) => conflictOf(allergy, medication)));
}

/** Most are of food or pollen; the reader learns that they were not compared. */
export const unknownAllergiesOf = (allergies: readonly string[]): string[] =>
  allergies.filter((text) => {
    const { ingredients, classes } = readAllergy(text);
    return ingredients.length === 0 && classes.length === 0;
  });

function readAllergy(text: string): Allergy {
  const { files, membersOf } = reference();
  const key = ` ${spellingKey(text)} `;
  const { ingredients } = recogniseNames(text);
  const families = files.allergyFamilies.filter(
    ({ class: drugClass, names, oneMeansAll }) =>
      names.some((name) => key.includes(` ${spellingKey(name)} `)) ||
      (oneMeansAll && ingredients.some((ingredient) => membersOf(drugClass).has(ingredient))),
  );
  return {
    ...{ text, ingredients },
    classes: families.map((family) => family.class),
    relatedClasses: families.flatMap(({ alsoCautionWith }) => alsoCautionWith),
  };
}

/** The nearest match alone: who is allergic to amoxicillin need not read that it is a penicillin, too. */
function conflictOf(allergy: Allergy, medication: KnownMedication): AllergyConflict[] {
  const same = medication.ingredients.find((ingredient) => allergy.ingredients.includes(ingredient));
  const conflict = same
    ? { match: 'ingredient' as const, drugClass: null, ingredient: same }
    : (inClass('class', allergy.classes, medication) ??
      inClass('related-class', allergy.relatedClasses, medication));
  if (!conflict) return [];
  const { ingredient, ...match } = conflict;
  return [{ allergy: allergy.text, ...match, medication: partOf(medication, ingredient) }];
}

function inClass(
  match: 'class' | 'related-class',
  classes: readonly NamedDrugClass[],
  medication: KnownMedication,
) {
  const { membersOf } = reference();
  const found = classes.flatMap((drugClass) =>
    medication.ingredients
      .filter((ingredient) => membersOf(drugClass).has(ingredient))
      .map((ingredient) => ({ match, drugClass, ingredient })),
  );
  return found[0];
}
