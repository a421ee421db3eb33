import { weekdays, type Repeat, type SeriesScope } from '@carecircle/contracts';
import { addDays, dayNumber } from '../../recurrence/day-number';
import { occurrenceAt, scheduleFrom, scheduleOf, type Schedule } from '../../recurrence/schedule';
import { refuse } from '../../refuse';

interface Wanted {
  /** Day and time of the edited occurrence on the circle's wall, as they stand and as they shall be. */
  before: { day: string; time: string | null };
  after: { day: string; time: string | null };
  /** Undefined leaves the rule as it is. */
  repeat: Repeat | undefined;
  seriesScope: SeriesScope;
  ruleDay: string;
  circleZone: string;
  /** The zone of the person cared for. */
  timeZone: string;
}

export interface SeriesEdit {
  /** The first day of the old rule that the edit is about. */
  from: string;
  /** When that part happens from now on. */
  schedule: Schedule;
  /** How many days each day of the rule moves. */
  shift: number;
  /** Whether that part becomes a series of its own: ids of occurrences name days of their rule, which then mean others. */
  isSplit: boolean;
}

/** What an edit of the following or of all occurrences makes of a series; refuses a rule that never happens. */
export function planSeriesEdit(series: Schedule, wanted: Wanted): SeriesEdit {
  const { before, after, ruleDay, seriesScope, repeat, timeZone } = wanted;
  const from = seriesScope === 'all' ? series.firstDate : ruleDay;
  const base = from === series.firstDate ? series : scheduleFrom(series, from);
  const moved = dayNumber(after.day) - dayNumber(before.day);
  const isSame =
    moved === 0 && after.time === before.time && repeat === undefined && timeZone === series.timeZone;
  const schedule = isSame ? base : rescheduled(base, { ...wanted, moved });
  if (!schedule) throw refuseEmptyRule();
  const shift = dayNumber(schedule.startDate) - dayNumber(base.startDate);
  return { from, schedule, shift, isSplit: shift !== 0 || from !== series.firstDate };
}

export function refuseEmptyRule() {
  return refuse('INVALID_INPUT', {
    message: 'With this end it never happens.',
    fields: [{ path: 'repeat.until', code: 'until_before_start' }],
  });
}

function rescheduled(
  base: Schedule,
  { after, moved, repeat, circleZone, timeZone }: Wanted & { moved: number },
): Schedule | null {
  const rule = repeat ?? (base.repeat && { ...base.repeat, weekdays: turned(base.repeat.weekdays, moved) });
  const day = addDays(occurrenceAt(base, base.startDate, circleZone).day, moved);
  if (rule) return scheduleOf({ day, time: after.time, repeat: rule }, circleZone, timeZone);
  // Days of a file have no rule that could begin elsewhere: they move as they are.
  const once = {
    frequency: 'daily',
    interval: 1,
    weekdays: [],
    monthlyOn: 'day',
    until: null,
    count: 1,
  } as const;
  const first = scheduleOf(
    { day, time: after.time, repeat: { ...once, weekdays: [] } },
    circleZone,
    timeZone,
  );
  const days = (base.days ?? []).map((one) => addDays(one, moved));
  return first && { ...first, repeat: null, days, lastDate: days.at(-1) ?? null };
}

/** The weekdays so many days later. */
function turned(chosen: Repeat['weekdays'], days: number): Repeat['weekdays'] {
  return chosen.flatMap((name) => weekdays[(((weekdays.indexOf(name) + days) % 7) + 7) % 7] ?? []);
}
