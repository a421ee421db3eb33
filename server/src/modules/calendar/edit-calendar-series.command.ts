import type { Circle } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { addDays } from '../../recurrence/day-number';
import { newSeriesId } from '../../recurrence/occurrence-id';
import { isRuleDay, nextRuleDay, scheduleBefore } from '../../recurrence/schedule';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import {
  followSeries,
  isUntouched,
  planSeriesEdit,
  requireBeginning,
  type SeriesEdit,
  zoneOfSeries,
} from '../series';
import { askCompanions } from './ask-companions';
import { calendarEventOf, changeCalendarEvent, lockCalendarEvent } from './calendar-event-rows';
import { newCalendarSeries, occurrenceRow } from './calendar-event-series';
import { durationOf, lockCalendarSeries } from './calendar-event-series-rows';
import { calendarEventSeries, type CalendarEventSeriesRow } from './calendar-event-series.tables';
import { calendarEvents, type CalendarEventRow } from './calendar-events.tables';
import { endCalendarSeries } from './end-calendar-series';
import { requireFittingTimes, requirePeopleOfEvent, requireRecipientOfEvent } from './require-fitting-event';
import { requireRoomForSeries } from './require-room-in-calendar';

const dayFields = ['date', 'time', 'endTime'] as const;
const contentFields = [
  ...['title', 'description', 'recipientId', 'type', 'place', 'doctor', 'reminder'],
  ...['needsDriver', 'driverId', 'companionId'],
] as const as readonly (keyof CalendarEventRow)[];
const followedFields = [...contentFields, ...dayFields];

/**
 * Edits the following or all occurrences (CAL-4). Those that were changed alone keep what was changed of them; those that took
 * place or were cancelled stay as they were.
 */
export const editCalendarSeries = defineCommand(
  apiContract.care.editCalendarSeries,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockCalendarEvent(tx, circle.id, input.calendarEventId);
    requireSeen(calendarEventOf(row), input.changes, input.seen);
    const changes = changedFields(row, input.changes);
    const wanted = { ...row, ...changes };
    requireFittingTimes(circle, wanted);
    requireBeginning('date', wanted.date);
    await requireRecipientOfEvent(tx, circle.id, wanted.recipientId);
    await requirePeopleOfEvent(tx, circle.id, changes);
    const told = async (edited: CalendarEventRow) => {
      const calendarEvent = calendarEventOf(edited);
      await record('calendar-event.edited', { calendarEvent, changed: Object.keys(changes) });
      await askCompanions(record, calendarEvent, row);
      await record('calendar-series.changed', { seriesId: edited.seriesId ?? row.seriesId ?? edited.id });
      return calendarEvent;
    };
    if (!row.seriesId || !row.ruleDay) {
      if (!input.repeat) throw refuse('INVALID_STATE', { message: 'This event does not repeat.' });
      await requireRoomForSeries(tx, circle.id);
      const id = newSeriesId();
      const origin = { createdBy: actor.id, createdAt: row.createdAt, updatedAt: now, deletedAt: null };
      const fields = { ...inputFields(wanted), ...origin, importUid: row.importUid };
      const series = await newCalendarSeries(tx, circle, id, fields, input.repeat);
      await tx.insert(calendarEventSeries).values(series);
      return told(await beginSeries(tx, circle, { ...wanted, updatedAt: now }, series));
    }
    const series = await lockCalendarSeries(tx, circle.id, row.seriesId);
    if (input.repeat === null) {
      const alone = {
        ...changes,
        seriesId: null,
        ruleDay: null,
        repeat: null,
        importUid: null,
        updatedAt: now,
      };
      await changeCalendarEvent(tx, row, alone);
      await endCalendarSeries(tx, series, {
        from: input.seriesScope === 'all' ? series.firstDate : row.ruleDay,
        now,
      });
      return told({ ...row, ...alone });
    }
    const plan = planSeriesEdit(series, {
      before: { day: row.date, time: row.time },
      after: { day: wanted.date, time: wanted.time },
      repeat: input.repeat,
      seriesScope: input.seriesScope,
      ruleDay: row.ruleDay,
      circleZone: circle.timeZone,
      timeZone: await zoneOfSeries(tx, circle, wanted.recipientId),
    });
    const isEndChanged = changes.time !== undefined || changes.endTime !== undefined;
    const content = contentOf(changes);
    const after: CalendarEventSeriesRow = {
      ...series,
      ...plan.schedule,
      ...content,
      ...(isEndChanged && { durationMinutes: durationOf(wanted) }),
      updatedAt: now,
      id: plan.isSplit ? newSeriesId() : series.id,
      importUid: plan.isSplit ? null : series.importUid,
    };
    await writeSeries(tx, series, after, plan);
    return told(await followRows(tx, circle, { series, after, plan, row, named: Object.keys(changes) }));
  },
);

type Changes = Partial<CalendarEventRow>;

function contentOf({ date: _date, time: _time, endTime: _endTime, ...content }: Changes): Changes {
  return content;
}

function inputFields({
  title,
  description,
  recipientId,
  date,
  time,
  endTime,
  type,
  ...row
}: CalendarEventRow) {
  const { place, doctor, reminder, needsDriver, driverId, companionId } = row;
  const when = { date, time, endTime };
  return {
    title,
    description,
    recipientId,
    ...when,
    type,
    place,
    doctor,
    reminder,
    needsDriver,
    driverId,
    companionId,
  };
}

/** The event itself becomes the first occurrence, if it is on a day of the rule; else it makes room for the series. */
async function beginSeries(
  tx: Transaction,
  circle: Pick<Circle, 'timeZone'>,
  row: CalendarEventRow,
  series: CalendarEventSeriesRow,
): Promise<CalendarEventRow> {
  if (row.status === 'pending' && series.firstDate !== row.date) {
    await tx.delete(calendarEvents).where(isRow(row));
    return occurrenceRow(series, series.firstDate, circle.timeZone);
  }
  const begun = { ...row, seriesId: series.id, ruleDay: row.date, repeat: series.repeat };
  await tx.update(calendarEvents).set(begun).where(isRow(row));
  return begun;
}

/** Writes the edited part, and ends the series before it where that part is now one of its own. */
async function writeSeries(
  tx: Transaction,
  series: CalendarEventSeriesRow,
  after: CalendarEventSeriesRow,
  { from, shift, isSplit }: SeriesEdit,
): Promise<void> {
  if (!isSplit) {
    await tx.update(calendarEventSeries).set(after).where(isSeries(series));
  } else {
    const rest = scheduleBefore(series, from);
    if (rest) await requireRoomForSeries(tx, series.circleId);
    await tx.insert(calendarEventSeries).values(after);
    if (rest) await tx.update(calendarEventSeries).set({ lastDate: rest.lastDate }).where(isSeries(series));
    else await tx.delete(calendarEventSeries).where(isSeries(series));
  }
  await tx
    .update(calendarEvents)
    .set({
      seriesId: after.id,
      repeat: after.repeat,
      ruleDay: sql`${calendarEvents.ruleDay} + ${shift}::int`,
    })
    .where(and(isOfSeries(series), gte(calendarEvents.ruleDay, from)));
}

interface Following {
  series: CalendarEventSeriesRow;
  after: CalendarEventSeriesRow;
  plan: SeriesEdit;
  /** The row of the occurrence at which the edit was made, and the fields it names. */
  row: CalendarEventRow;
  named: readonly string[];
}

/** Lets the rows of the edited part follow it; gives the edited occurrence, or the first one where its day is none any more. */
async function followRows(
  tx: Transaction,
  circle: Pick<Circle, 'timeZone'>,
  { series, after, plan, row, named }: Following,
): Promise<CalendarEventRow> {
  let edited: CalendarEventRow | undefined;
  for (const one of await tx.select().from(calendarEvents).where(isOfSeries(after))) {
    const { ruleDay } = one;
    if (!ruleDay || one.status !== 'pending') continue;
    const before = occurrenceRow(series, addDays(ruleDay, -plan.shift), circle.timeZone);
    const wanted = occurrenceRow(after, ruleDay, circle.timeZone);
    const isEdited = one.id === row.id;
    if (!isRuleDay(after, ruleDay)) {
      if (one.deletedAt || isEdited || isUntouched(one, before, followedFields))
        await tx.delete(calendarEvents).where(isRow(one));
      continue;
    }
    const names = isEdited ? followedFields.filter((field) => named.includes(field)) : [];
    const changes = followSeries(one, before, wanted, followedFields, names);
    if (Object.keys(changes).length > 0)
      await changeCalendarEvent(tx, one, { ...changes, updatedAt: after.updatedAt });
    if (isEdited) edited = { ...one, ...changes, updatedAt: after.updatedAt };
  }
  return (
    edited ??
    occurrenceRow(after, nextRuleDay(after, addDays(row.ruleDay ?? '', plan.shift)), circle.timeZone)
  );
}

const isRow = ({ circleId, id }: CalendarEventRow) =>
  and(eq(calendarEvents.circleId, circleId), eq(calendarEvents.id, id));
const isSeries = ({ circleId, id }: CalendarEventSeriesRow) =>
  and(eq(calendarEventSeries.circleId, circleId), eq(calendarEventSeries.id, id));
const isOfSeries = ({ circleId, id }: CalendarEventSeriesRow) =>
  and(eq(calendarEvents.circleId, circleId), eq(calendarEvents.seriesId, id));
