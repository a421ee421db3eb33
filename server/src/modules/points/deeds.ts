/** Lines of the ledger that the rules of the game do not tell apart. */
export interface KeptDeed {
  cause: string;
  day: string | null;
  traits: readonly string[];
  /** How many lines they are. */
  count: number;
  /** All that they brought. */
  points: number;
}

/** Those of a quarter of an hour, of late. */
export interface RecentDeed extends KeptDeed {
  /** When the first of them was. */
  awardedAt: Date;
}

/** What a rule counts: deeds of one cause, with a trait if it names one. */
export interface Counted {
  cause: string;
  trait?: string;
}

export function countOf(deeds: readonly KeptDeed[], { cause, trait }: Counted): number {
  const counted = deeds.filter((deed) => deed.cause === cause && (!trait || deed.traits.includes(trait)));
  return counted.reduce((sum, { count }) => sum + count, 0);
}

export function pointsOf(deeds: readonly KeptDeed[]): number {
  return deeds.reduce((sum, { points }) => sum + points, 0);
}

/** Days with a check-in, in their order (CHK-3). */
export function checkInDaysOf(deeds: readonly KeptDeed[]): string[] {
  const days = deeds.flatMap(({ cause, day }) => (cause === 'check-in.added' && day ? [day] : []));
  return [...new Set(days)].sort();
}
