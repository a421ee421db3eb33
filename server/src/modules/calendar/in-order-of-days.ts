interface Dated {
  id: string;
  date: string;
  time: string | null;
}

/** By day, within a day by time, all-day last (CAL-1). */
export function inOrderOfDays<T extends Dated>(items: readonly T[]): T[] {
  const placed = items.map((item) => ({ item, place: `${item.date} ${item.time ?? '24:00'} ${item.id}` }));
  placed.sort((one, other) => (one.place < other.place ? -1 : 1));
  return placed.map(({ item }) => item);
}
