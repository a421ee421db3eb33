import { calendarImportLimits, type CalendarImport } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../database/database';
import { occurrenceAt } from '../../../recurrence/schedule';
import { definePreparedCommand } from '../../../spine/define-prepared-command';
import { zoneOfSeries } from '../../series';
import { calendarEventSeries } from '../calendar-event-series.tables';
import { calendarEvents } from '../calendar-events.tables';
import { requireRecipientOfEvent } from '../require-fitting-event';
import { requireRoomForEvents, requireRoomForSeries } from '../require-room-in-calendar';
import { readCalendarFile } from './calendar-file-reader';
import { rowOfSingle, rowsOfSeries } from './import-rows';
import { isOther, readKnown } from './known-imports';
import type { ImportPlan, PlannedRepeating, PlannedSingle } from './plan-import';

const rowsAtOnce = 500;

/**
 * Adds the events of a calendar file, each UID once; what is there already stays as the circle has it (CAL-4). All of it is one
 * change with one event, so that nobody is told of each. The file is read before the transaction, by a thread of its own.
 */
export const importCalendarFile = definePreparedCommand(
  apiContract.care.importCalendarFile,
  async ({ db, input, circle, actor }) => {
    const { file, recipientId } = input;
    await requireRecipientOfEvent(db, circle.id, recipientId);
    const zones = { circle: circle.timeZone, recipient: await zoneOfSeries(db, circle, recipientId) };
    return readCalendarFile({ file, zones }, actor.id);
  },
  async ({ tx, input, circle, actor, now, record, prepared: plan }) => {
    const { recipientId, isPreview } = input;
    await requireRecipientOfEvent(tx, circle.id, recipientId);
    // Two who import the same file at once: the second finds what the first added.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${circle.id}`}, 0))`);
    const known = await readKnown(tx, circle.id, plan);
    const isNew = ({ event }: PlannedSingle | PlannedRepeating) => !known.has(event.uid);
    for (const planned of [...plan.singles, ...plan.repeating]) {
      const row = known.get(planned.event.uid);
      if (row && isOther(row, planned)) plan.left.push(changedSince(planned));
    }
    const added = { singles: plan.singles.filter(isNew), repeating: plan.repeating.filter(isNew) };
    const report = reportOf({ ...plan, ...added }, known.size, circle.timeZone);
    if (isPreview || report.events === 0) return report;
    const origin = {
      circleId: circle.id,
      circleZone: circle.timeZone,
      recipientId,
      createdBy: actor.id,
      now,
    };
    const series = added.repeating.map((planned) => rowsOfSeries(planned, origin));
    const events = [
      ...added.singles.map((planned) => rowOfSingle(planned, origin)),
      ...series.flatMap(({ days }) => days),
    ];
    await requireRoomForEvents(tx, circle.id, events.length);
    await requireRoomForSeries(tx, circle.id, series.length);
    await insertAll(
      tx,
      calendarEventSeries,
      series.map(({ row }) => row),
    );
    await insertAll(tx, calendarEvents, events);
    await record('calendar.imported', { events: report.events });
    return report;
  },
);

function reportOf(
  { singles, repeating, left }: ImportPlan,
  known: number,
  circleZone: string,
): CalendarImport {
  const { named, shownFirst } = calendarImportLimits;
  const told = [...singles, ...repeating].flatMap((planned) =>
    toldOf(planned).map((reason) => ({ ...placeOf(planned), reason })),
  );
  const lines = [
    ...singles.map(({ event: { title }, times: { date, time } }) => ({
      title,
      date,
      time,
      isRepeating: false,
    })),
    ...repeating.map(({ event: { title }, series: { schedule } }) => {
      const { day, time } = occurrenceAt(schedule, schedule.firstDate, circleZone);
      return { title, date: day, time, isRepeating: true };
    }),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    events: lines.length,
    known,
    first: lines.slice(0, shownFirst),
    left: left.slice(0, named),
    leftMore: Math.max(0, left.length - named),
    told: told.slice(0, named),
    toldMore: Math.max(0, told.length - named),
  };
}

const placeOf = ({ event: { title, line, start } }: PlannedSingle | PlannedRepeating) => ({
  ...{ title, line, date: start.day },
});

const toldOf = (planned: PlannedSingle | PlannedRepeating) =>
  'times' in planned ? planned.times.told : planned.series.told;

const changedSince = (planned: PlannedSingle | PlannedRepeating) => ({
  ...placeOf(planned),
  reason: 'changed' as const,
});

async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(table).values(rows.slice(from, from + rowsAtOnce) as never);
}
