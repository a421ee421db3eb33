import { sql, type SQL } from 'drizzle-orm';
import type { Repeat } from '@carecircle/contracts';
import { readConfiguration } from '../../configuration';
import { openFolderDatabase } from '../../database/open-folder-database';
import { occurrencesOf } from '../../modules/calendar/calendar-event-series-rows';
import type { CalendarEventSeriesRow } from '../../modules/calendar/calendar-event-series.tables';
import { newSeriesId } from '../../recurrence/occurrence-id';
import { scheduleOf } from '../../recurrence/schedule';

/**
 * What the bench of years asks for: writes what a circle (`CIRCLE_ID`) would hold after five years, straight into the tables of
 * a server that does not run, and computes months of what repeats. Says both as one line of JSON.
 */
const days = 1_826;
const tasks = 25_000;
const events = 25_000;
const timeZone = 'America/Chicago';
const circle = sql`${process.env.CIRCLE_ID ?? ''}::uuid`;
const pastDay = sql`(now() at time zone ${timeZone})::date - back`;

const { db, close } = await openFolderDatabase(readConfiguration(process.env).dataFolder);
let rows = 0;
const write = async (statement: SQL) => {
  const found = await db.execute<{ count: number }>(sql`with written as (${statement} returning 1)
    select count(*)::int as count from written`);
  rows += found.rows[0]?.count ?? 0;
};

const member = sql`(select person_id from members where circle_id = ${circle} limit 1)`;
await write(sql`
  insert into doses (circle_id, id, medication_id, recipient_id, day, time, due_at, status, taken_at, logged_by, logged_at, reason,
    is_over_limit, told_ids, units_used)
  select circle_id, gen_random_uuid(), id, recipient_id, day, time, due_at,
    case when luck < 0.02 then 'missed' when luck < 0.04 then 'skipped' when luck < 0.1 then 'late' else 'taken' end,
    case when luck < 0.04 then null else due_at end, case when luck < 0.02 then null else ${member} end, due_at, '', false, '[]', 0
  from (
    select m.circle_id, m.id, m.recipient_id, ${pastDay} as day, time, random() as luck,
      ((${pastDay}) + time::time) at time zone ${timeZone} as due_at
    from medications m, generate_series(1, ${days}) back, jsonb_array_elements_text(m.times) time
    where m.circle_id = ${circle}) slot`);
await write(sql`
  insert into dose_log (circle_id, id, dose_id, medication_id, medication_name, recipient_id, day, time, status, taken_at, member_id,
    reason, is_over_limit, is_back_filled, logged_at)
  select d.circle_id, gen_random_uuid(), d.id, m.id, m.name, d.recipient_id, d.day, d.time, d.status, d.taken_at, d.logged_by, '',
    false, false, d.logged_at
  from doses d join medications m on m.circle_id = d.circle_id and m.id = d.medication_id
  where d.circle_id = ${circle} and d.logged_at is not null`);
await write(sql`
  insert into tasks (circle_id, id, title, description, due_date, status, created_by, created_at, updated_at, completed_by, completed_at)
  select ${circle}, gen_random_uuid(), 'Task ' || number, '', ${pastDay}, 'completed', ${member}, ${pastDay}, ${pastDay}, ${member},
    ${pastDay}
  from (select number, 1 + number % ${days} as back from generate_series(1, ${tasks}) number) task`);
await write(sql`
  insert into calendar_events (circle_id, id, title, description, date, time, type, place, doctor, reminder, status, created_by,
    created_at, updated_at)
  select ${circle}, gen_random_uuid(), 'Event ' || number, '', ${pastDay}, '10:00', 'appointment', '', '', false, 'completed',
    ${member}, ${pastDay}, ${pastDay}
  from (select number, 1 + number % ${days} as back from generate_series(1, ${events}) number) event`);
await write(sql`
  insert into check_ins (circle_id, id, recipient_id, status, notes, checked_by, day, created_at)
  select ${circle}, gen_random_uuid(), r.id, 'safe', '', ${member}, ${pastDay}, ${pastDay}
  from recipients r, generate_series(1, ${days}) back where r.circle_id = ${circle}`);
await write(sql`
  insert into points_ledger (circle_id, cause_event_id, member_id, cause, subject_id, points, awarded_at)
  select circle_id, gen_random_uuid(), logged_by, 'dose.taken', id, 10, taken_at from doses
  where circle_id = ${circle} and taken_at is not null and logged_by is not null`);
await write(sql`
  insert into notifications (circle_id, id, person_id, cause, cause_event_id, type, priority, values, link, read, created_at)
  select ${circle}, gen_random_uuid(), ${member}, 'dose-missed-unassigned', gen_random_uuid(), 'medication', 'high',
    jsonb_build_object('medication', 'Tablet', 'dosage', '1 tablet', 'time', '08:00', 'recipient', 'Rosa', 'circle', 'Family'),
    '/medications', true, ${pastDay}
  from (select 1 + number % ${days} as back from generate_series(1, 20000) number) past`);
await db.execute(sql`analyze`);
await close();

const grids = [gridOf(950, true), gridOf(10_000, false)];
console.info(JSON.stringify({ rows, monthGrids: grids }));

/** Six weeks of so many series: a quarter each daily, weekly, monthly and every other week, half of them of another zone. */
function gridOf(count: number, isPromised: boolean) {
  const series = Array.from({ length: count }, (_, index) => seriesOf(index));
  const range = { from: '2026-11-01', to: '2026-12-12' };
  const taken: number[] = [];
  let items = 0;
  for (let round = 0; round < 21; round += 1) {
    const begun = performance.now();
    items = occurrencesOf(series, [], timeZone, range).length;
    taken.push(performance.now() - begun);
  }
  const [milliseconds = NaN] = taken.sort((one, other) => one - other).slice(10);
  return { items, milliseconds, isPromised };
}

function seriesOf(index: number): CalendarEventSeriesRow {
  const repeat: Repeat = {
    frequency: (['daily', 'weekly', 'monthly', 'weekly'] as const)[index % 4] ?? 'daily',
    interval: 1 + (Math.floor(index / 3) % 2),
    ...{ weekdays: [], monthlyOn: 'day', until: null, count: null },
  };
  const day = `2021-01-${String(1 + (index % 28)).padStart(2, '0')}`;
  const schedule = scheduleOf(
    { day, time: '10:30', repeat },
    timeZone,
    index % 2 ? timeZone : 'Europe/Berlin',
  );
  const at = new Date('2021-01-01T12:00:00Z');
  return {
    ...(schedule as NonNullable<typeof schedule>),
    ...{ circleId: '', id: newSeriesId(), title: `Series ${index}`, description: '', recipientId: null },
    ...{
      durationMinutes: 60,
      type: 'appointment',
      place: '',
      doctor: '',
      reminder: true,
      needsDriver: false,
    },
    ...{ driverId: null, companionId: null, importUid: null, createdBy: '', createdAt: at, updatedAt: at },
    deletedAt: null,
  };
}
