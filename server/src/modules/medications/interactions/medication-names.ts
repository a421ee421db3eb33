import type { InteractionReport, MedicationPart } from '@carecircle/contracts';
import { recogniseNames } from './recognise-names';
import { reference } from './reference';

/** What members wrote of a medication; `id` is null for one that is only being typed. */
export interface NamedMedication {
  id: string | null;
  name: string;
  genericName: string;
  /** Names of the ingredients that members entered for their totals. */
  ingredients: readonly string[];
}

export interface KnownMedication {
  medication: NamedMedication;
  ingredients: string[];
  unknownWords: string[];
}

/**
 * Reads a medication's ingredients from all its names. Where its generic name or its listed ingredients say what is in it, an
 * unknown brand is no gap.
 */
export function knowMedication(medication: NamedMedication): KnownMedication {
  const brand = recogniseNames(medication.name);
  const generics = [medication.genericName, ...medication.ingredients].map(recogniseNames);
  const ingredients = [brand, ...generics].flatMap((recognised) => recognised.ingredients);
  const isExplained = generics.some((recognised) => recognised.ingredients.length > 0);
  const unknownWords = [...(isExplained ? [] : [brand]), ...generics].flatMap(
    (recognised) => recognised.unknownWords,
  );
  return { medication, ingredients: [...new Set(ingredients)], unknownWords: [...new Set(unknownWords)] };
}

export const partOf = ({ medication }: KnownMedication, ingredient: string): MedicationPart => ({
  medicationId: medication.id,
  name: medication.name,
  ingredient: reference().files.ingredients[ingredient]?.[0] ?? ingredient,
});

/** A name of nothing but numbers and forms is as unknown as one of strange words. */
export function unknownNameOf(known: KnownMedication): InteractionReport['unknownNames'] {
  const { medication, ingredients, unknownWords } = known;
  if (ingredients.length > 0 && unknownWords.length === 0) return [];
  const words = unknownWords.length > 0 ? unknownWords : [medication.name];
  return [{ medicationId: medication.id, name: medication.name, words }];
}

/** The same medications in the same order, however they came. */
export const inOrder = (medications: readonly KnownMedication[]): KnownMedication[] =>
  [...medications].sort((one, other) => compare(orderKey(one), orderKey(other)));

const orderKey = ({ medication }: KnownMedication) => `${medication.name}\n${medication.id ?? ''}`;

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
