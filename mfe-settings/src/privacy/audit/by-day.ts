import type { AuditEntry } from '@carecircle/contracts';

export interface EntriesOfDay {
  /** `YYYY-MM-DD`. */
  day: string;
  entries: AuditEntry[];
}

/** Entries, newest first, under the days on which they happened. */
export function byDay(entries: readonly AuditEntry[], dayOf: (instant: string) => string): EntriesOfDay[] {
  const days: EntriesOfDay[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
