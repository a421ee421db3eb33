import { interactionSeverities } from '@carecircle/contracts/schemas';
import { readReferenceFiles, type InteractionFact, type ReferenceFiles } from './reference-files';
import { spellingKey } from './spelling-key';

/** A fact of two ingredients, one of the pairs that a written fact is true of. */
export interface PairFact {
  cause: string;
  affected: string;
  fact: InteractionFact;
}

export interface Reference {
  files: ReferenceFiles;
  /** Ingredients behind a name, by its spelling key. */
  ingredientsByName: ReadonlyMap<string, readonly string[]>;
  /** Keys of single words that stand beside names. */
  besideNames: ReadonlySet<string>;
  /** Words in the longest name. */
  longestName: number;
  membersOf: (drugClass: string) => ReadonlySet<string>;
  /** Facts by `pairKey`, one for each effect. */
  pairs: ReadonlyMap<string, readonly PairFact[]>;
}

let kept: Reference | undefined;

/** The reference list, prepared for looking things up when it is first needed. */
export const reference = (): Reference => (kept ??= prepare(readReferenceFiles()));

/** Two ingredients, in whichever order. */
export const pairKey = (one: string, other: string) => [one, other].sort().join('|');

function prepare(files: ReferenceFiles): Reference {
  const ingredientsByName = namesOf(files);
  const members = new Map(Object.keys(files.classes).map((id) => [id, new Set(expand(files, id))]));
  return {
    files,
    ingredientsByName,
    besideNames: new Set(files.wordsBesideNames.map(spellingKey)),
    longestName: Math.max(...[...ingredientsByName.keys()].map((key) => key.split(' ').length)),
    membersOf: (drugClass) => members.get(drugClass) ?? new Set(),
    pairs: pairsOf(files),
  };
}

/** Of a word that means several things the first written counts; a test sees to it that there is none. */
function namesOf({ ingredients, brands }: ReferenceFiles): Map<string, readonly string[]> {
  const names: (readonly [string, readonly string[]])[] = [
    ...Object.entries(ingredients).flatMap(([id, [, ...others]]) =>
      [id, ...others].map((name) => [spellingKey(name), [id]] as const),
    ),
    ...Object.entries(brands).map(([name, ids]) => [spellingKey(name), ids] as const),
  ];
  return new Map([...names].reverse());
}

function pairsOf(files: ReferenceFiles): Map<string, PairFact[]> {
  const pairs = new Map<string, PairFact[]>();
  for (const fact of [...files.facts].sort((one, other) => weightOf(files, other) - weightOf(files, one)))
    for (const pair of expandFact(files, fact)) {
      const key = pairKey(pair.cause, pair.affected);
      const known = pairs.get(key) ?? [];
      if (!known.some((stronger) => stronger.fact.effect === fact.effect)) pairs.set(key, [...known, pair]);
    }
  return pairs;
}

/** What is said of an ingredient itself counts before what is said of its class, then what is more serious. */
export const weightOf = ({ classes }: ReferenceFiles, { drugs, severity }: InteractionFact): number =>
  drugs.filter((drug) => !(drug in classes)).length * interactionSeverities.length -
  interactionSeverities.indexOf(severity);

/** Each pair of ingredients that a fact is true of; nothing is a pair with itself. */
export function expandFact(files: ReferenceFiles, fact: InteractionFact): PairFact[] {
  const [causes, affected] = fact.drugs.map((drug) => expand(files, drug));
  const pairs = (causes ?? []).flatMap((cause) =>
    (affected ?? []).filter((other) => other !== cause).map((other) => ({ cause, affected: other, fact })),
  );
  return [...new Map(pairs.reverse().map((pair) => [pairKey(pair.cause, pair.affected), pair])).values()];
}

/** The ingredients of a class and of the classes in it; of an ingredient itself alone. */
function expand(files: ReferenceFiles, drug: string): string[] {
  const drugClass = files.classes[drug];
  if (!drugClass) return [drug];
  return [...drugClass.members, ...drugClass.includes.flatMap((included) => expand(files, included))];
}
