import { isRuleDay } from '../../../recurrence/schedule';
import { durationOf } from '../calendar-event-series-rows';
import type { CalendarEventSeriesRow } from '../calendar-event-series.tables';
import type { CalendarEventRow } from '../calendar-events.tables';
import type { FeedEntry } from './feed-entry';
import { momentOfRuleDay, ruleLines } from './rule-lines';
import { onOtherWall } from './wall-to-file';

/** What an event without an end is given (CAL-2). */
const usualMinutes = 60;

interface Parts {
  rows: readonly CalendarEventRow[];
  series: readonly CalendarEventSeriesRow[];
  circleZone: string;
  today: string;
  notesOf: (event: CalendarEventRow | CalendarEventSeriesRow) => string[];
}

/**
 * Events as entries of a file: a series with its rule, and what is otherwise on single days of it. An occurrence that is or
 * becomes all day is an event of its own there, for the names of such days are read differently by programs.
 */
export function feedEvents({ rows, series, circleZone, today, notesOf }: Parts): FeedEntry[] {
  const single = (row: CalendarEventRow): FeedEntry => ({
    ...factsOf(row),
    notes: notesOf(row),
    status: row.status,
    zone: row.time === null ? null : circleZone,
    start: { day: row.date, time: row.time ?? '00:00' },
    durationMinutes: durationOf(row) ?? usualMinutes,
    isBusy: row.time !== null && row.status !== 'cancelled',
    rule: null,
    instead: null,
  });
  const entries: FeedEntry[] = [];
  const taken = new Set<CalendarEventRow>();
  for (const one of series) {
    const own = rows.filter(({ seriesId, ruleDay }) => seriesId === one.id && isRuleDay(one, ruleDay ?? ''));
    const apart = own.filter(({ time, deletedAt }) => deletedAt || time === null || one.time === null);
    const kept = own.filter((row) => !apart.includes(row));
    const gone = apart.map(({ ruleDay }) => ruleDay ?? '').sort();
    entries.push({
      ...factsOf(one),
      notes: notesOf(one),
      status: 'pending',
      zone: one.time === null ? null : one.timeZone,
      start: momentOfRuleDay(one, one.firstDate),
      durationMinutes: one.durationMinutes ?? usualMinutes,
      isBusy: one.time !== null,
      rule: ruleLines(one, gone, today),
      instead: null,
    });
    for (const row of kept) {
      taken.add(row);
      const shown = single(row);
      entries.push({
        ...shown,
        uid: uidOf(one.id),
        zone: one.timeZone,
        start: onOtherWall(shown.start, circleZone, one.timeZone),
        instead: momentOfRuleDay(one, row.ruleDay ?? ''),
      });
    }
  }
  return [...entries, ...rows.filter((row) => !row.deletedAt && !taken.has(row)).map(single)];
}

/** The same for as long as the record lives, whoever reads it. */
export const uidOf = (id: string) => `${id}@carecircle`;

function factsOf({
  id,
  title,
  place,
  createdAt,
  updatedAt,
}: Pick<CalendarEventRow, 'id' | 'title' | 'place' | 'createdAt' | 'updatedAt'>) {
  return { uid: uidOf(id), title, place, createdAt, updatedAt };
}
