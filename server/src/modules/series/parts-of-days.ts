import { dayLimits } from '@carecircle/contracts';

/** Something that stands on a day, with the bytes that it takes in an answer. */
export interface Placed {
  id: string;
  day: string;
  /** `HH:MM`; null is all day. */
  time: string | null;
  size: number;
}

export interface PartsOfDays<T> {
  /** In order: by day, within a day by time, all-day last (CAL-1). */
  shown: T[];
  /** How many more stand on a day. */
  more: Map<string, number>;
}

/** Within a day. */
const placeOf = ({ time, id }: Pick<Placed, 'time' | 'id'>) => `${time ?? '24:00'} ${id}`;

/** The first ones of each day, so many that an answer can hold them; those that come `after` one of the day. */
export function partsOfDays<T extends Placed>(
  items: readonly T[],
  after?: Pick<Placed, 'time' | 'id'>,
): PartsOfDays<T> {
  const last = after && placeOf(after);
  const ordered = items
    .map((item) => ({ item, place: placeOf(item) }))
    .filter(({ place }) => last === undefined || place > last)
    .sort((one, other) =>
      one.item.day === other.item.day
        ? one.place < other.place
          ? -1
          : 1
        : one.item.day < other.item.day
          ? -1
          : 1,
    )
    .map(({ item }) => item);
  for (let most: number = dayLimits.most; ; most = Math.max(dayLimits.fewest, Math.floor(most / 2))) {
    const parts = firstOfDays(ordered, most);
    const bytes = parts.shown.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= dayLimits.bytes || most === dayLimits.fewest) return parts;
  }
}

function firstOfDays<T extends Placed>(ordered: readonly T[], most: number): PartsOfDays<T> {
  const counts = new Map<string, number>();
  const shown = ordered.filter(({ day }) => {
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    return count <= most;
  });
  const more = [...counts].flatMap(([day, count]) => (count > most ? [[day, count - most] as const] : []));
  return { shown, more: new Map(more) };
}
