import type { IngredientTotal, Medication } from '@carecircle/contracts';

const dayMs = 86_400_000;

export type LimitedMedication = Pick<
  Medication,
  'id' | 'minimumMinutesBetween' | 'mostIn24Hours' | 'ingredients' | 'status'
>;

/** A dose that a person had. */
export interface Giving {
  medicationId: string;
  takenAt: Date;
}

/** A limit that one more dose would break; as values for the words of a refusal. */
export type BrokenLimit =
  | { limit: 'interval' | 'count' }
  | { limit: 'ingredient'; ingredient: string; milligrams: number; mostMilligrams: number };

/**
 * The limit that one more dose at a moment would break: the least time between doses, the most of them, or the most of an
 * ingredient in 24 hours from all products that this person takes (MED-5). Doses within 24 hours before count, and after it too
 * where it is told later. Null when it is safe.
 */
export function brokenLimit(
  medication: LimitedMedication,
  products: readonly LimitedMedication[],
  givings: readonly Giving[],
  at: Date,
): BrokenLimit | null {
  const within = (milliseconds: number) =>
    givings.filter(({ takenAt }) => Math.abs(takenAt.getTime() - at.getTime()) < milliseconds);
  const isOwn = ({ medicationId }: Giving) => medicationId === medication.id;
  if (within((medication.minimumMinutesBetween ?? 0) * 60_000).some(isOwn)) return { limit: 'interval' };
  const near = within(dayMs);
  if (medication.mostIn24Hours !== null && near.filter(isOwn).length >= medication.mostIn24Hours)
    return { limit: 'count' };
  const totals = totalsOf(products, [...near, { medicationId: medication.id, takenAt: at }]);
  for (const { name } of medication.ingredients) {
    const total = totals.find((each) => keyOf(each.name) === keyOf(name));
    if (!total || total.mostMilligrams === null || total.milligrams <= total.mostMilligrams) continue;
    const { milligrams, mostMilligrams } = total;
    return { limit: 'ingredient', ingredient: name, milligrams, mostMilligrams };
  }
  return null;
}

/** From when on one more dose breaks no limit; null is now. One that is over a limit by itself never is safe: a day from now. */
export function nextSafeMoment(
  medication: LimitedMedication,
  products: readonly LimitedMedication[],
  givings: readonly Giving[],
  now: Date,
): Date | null {
  if (!brokenLimit(medication, products, givings, now)) return null;
  const leastMs = (medication.minimumMinutesBetween ?? 0) * 60_000;
  const candidates = givings
    .flatMap(({ takenAt }) => [takenAt.getTime() + leastMs, takenAt.getTime() + dayMs])
    .filter((moment) => moment > now.getTime())
    .sort((one, other) => one - other);
  const safe = candidates.find((moment) => !brokenLimit(medication, products, givings, new Date(moment)));
  return new Date(safe ?? now.getTime() + dayMs);
}

/** How much of each ingredient was had, with the least that one of the active products allows; by name. */
export function totalsOf(
  products: readonly LimitedMedication[],
  givings: readonly Giving[],
): IngredientTotal[] {
  const totals = new Map<string, IngredientTotal>();
  for (const product of products) {
    const times = givings.filter(({ medicationId }) => medicationId === product.id).length;
    for (const { name, milligramsPerDose, mostMilligramsIn24Hours } of product.ingredients) {
      const key = keyOf(name);
      const total = totals.get(key) ?? { name, milligrams: 0, mostMilligrams: null, medicationIds: [] };
      totals.set(key, {
        ...total,
        milligrams: Math.round((total.milligrams + times * milligramsPerDose) * 1000) / 1000,
        mostMilligrams: leastOf(total.mostMilligrams, mostMilligramsIn24Hours),
        medicationIds: [...total.medicationIds, product.id],
      });
    }
  }
  return [...totals.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function leastOf(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

const keyOf = (name: string) => name.trim().toLowerCase();
