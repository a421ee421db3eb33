/** From the first to the last day, both `YYYY-MM-DD` and included. */
export interface DayRange {
  from: string;
  to: string;
  /** Where a list goes on with a day after the one of this place: only what is in it already changes there. */
  after?: string | undefined;
}

interface Dated {
  id: string;
  updatedAt: string;
}

/**
 * Puts a record as it stands now into what was read of some days, or takes it out when its `day` is none of them. An older state
 * than the known one changes nothing; the same one twice neither (MFE-7). The order of the records says nothing.
 */
export function applyToDays<R extends Dated>(records: R[], record: R, day: string, range: DayRange): R[] {
  const known = records.find(({ id }) => id === record.id);
  if (known && known.updatedAt > record.updatedAt) return records;
  if (!known && range.after !== undefined) return records;
  const others = withoutRecord(records, record.id);
  return day >= range.from && day <= range.to ? [...others, record] : others;
}

export function withoutRecord<R extends Dated>(records: R[], id: string): R[] {
  return records.filter((record) => record.id !== id);
}
