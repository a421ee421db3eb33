/** Lines of the ledger that the rules of the game do not tell apart. */
export interface LedgerEntry {
  cause: string;
  day: string | null;
  traits: readonly string[];
  /** How many lines they are. */
  count: number;
  /** All that they brought. */
  points: number;
}

/** Those of a quarter of an hour, of late. */
export interface RecentEntry extends LedgerEntry {
  /** When the first of them was. */
  awardedAt: Date;
}

/** What a rule counts: entries of one cause, with a trait if it names one. */
export interface Counted {
  cause: string;
  trait?: string;
}

export function countOf(entries: readonly LedgerEntry[], { cause, trait }: Counted): number {
  const counted = entries.filter(
    (entry) => entry.cause === cause && (!trait || entry.traits.includes(trait)),
  );
  return counted.reduce((sum, { count }) => sum + count, 0);
}

export function pointsOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}

/** Days with a check-in, in their order (CHK-3). */
export function checkInDaysOf(entries: readonly LedgerEntry[]): string[] {
  const days = entries.flatMap(({ cause, day }) => (cause === 'check-in.added' && day ? [day] : []));
  return [...new Set(days)].sort();
}
