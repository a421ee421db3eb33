import { Day } from '@carecircle/contracts/schemas';

/** A day as `YYYY-MM-DD`, `DD.MM.YYYY`, or with strokes where day and month cannot be taken for one another; null for anything else. */
export function parseDay(text: string): string | null {
  const plain = text.trim();
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(plain);
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1]);
  const strokes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plain);
  if (strokes) return fromStrokes(Number(strokes[1]), Number(strokes[2]), strokes[3]);
  const iso = /^(\d{4}-\d{2}-\d{2})(T.*)?$/.exec(plain);
  return valid(iso?.[1] ?? '');
}

function fromStrokes(one: number, other: number, year: string | undefined): string | null {
  if (one === other || other > 12) return dayOf(year, String(one), String(other));
  return one > 12 ? dayOf(year, String(other), String(one)) : null;
}

function dayOf(year = '', month = '', day = ''): string | null {
  return valid(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function valid(day: string): string | null {
  return Day.safeParse(day).data ?? null;
}
