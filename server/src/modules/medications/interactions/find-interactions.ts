import type { KnownInteraction } from '@carecircle/contracts';
import { interactionSeverities } from '@carecircle/contracts/schemas';
import { inOrder, partOf, type KnownMedication } from './medication-names';
import { pairKey, reference } from './reference';

/** What is known of each two medications, most serious first (MED-3). */
export function findInteractions(medications: readonly KnownMedication[]): KnownInteraction[] {
  const ordered = inOrder(medications);
  return ordered
    .flatMap((one, index) => ordered.slice(index + 1).flatMap((other) => between(one, other)))
    .sort((one, other) => rank(one) - rank(other));
}

const rank = ({ severity }: Pick<KnownInteraction, 'severity'>) => interactionSeverities.indexOf(severity);

/** Of several facts with the same effect the most serious is told, once. */
function between(one: KnownMedication, other: KnownMedication): KnownInteraction[] {
  const pairs = one.ingredients.flatMap((mine) =>
    other.ingredients.flatMap((theirs) => {
      const facts = reference().pairs.get(pairKey(mine, theirs)) ?? [];
      return facts.map((pair) => ({ pair, cause: pair.cause === mine ? one : other }));
    }),
  );
  const leastFirst = pairs.sort((a, b) => rank(b.pair.fact) - rank(a.pair.fact));
  const byEffect = new Map(leastFirst.map((found) => [found.pair.fact.effect, found]));
  return [...byEffect.values()].map(({ pair, cause }) => {
    const { drugs: _, ...known } = pair.fact;
    const affected = cause === one ? other : one;
    return { cause: partOf(cause, pair.cause), affected: partOf(affected, pair.affected), ...known };
  });
}
