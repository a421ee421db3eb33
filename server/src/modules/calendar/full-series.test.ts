import { randomUUID } from 'node:crypto';
import { circleLimits } from '@carecircle/contracts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { occurrenceId } from '../../recurrence/occurrence-id';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { taskSeries } from '../tasks/series/task-series.tables';
import { calendarEventSeries } from './calendar-event-series.tables';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;
const day = '2026-12-10';
const daily = {
  ...{ frequency: 'daily' as const, interval: 1, weekdays: [], monthlyOn: 'day' as const },
  ...{ until: null, count: null },
};

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
});
beforeEach(async () => {
  circle = await ana.createCircle({ timeZone: 'America/New_York' });
});
afterAll(() => server.stop());

const addEvent = async (repeat: typeof daily | null = null) => {
  const fields = { place: '', doctor: '', description: '', reminder: true, recipientId: null };
  return ana.call('care.addCalendarEvent', {
    ...{ circleId: circle.id, calendarEventId: randomUUID(), title: 'Walk', ...fields, repeat },
    ...{ date: day, time: null, endTime: null, type: 'other' },
  });
};
const addTask = (repeat: typeof daily | null = null) =>
  ana.call('care.addTask', {
    ...{ circleId: circle.id, taskId: randomUUID(), title: 'Walk', description: '', recipientId: null },
    ...{ assigneeId: null, dueDate: day, dueTime: null, repeat },
  });
/** Copies of the circle's one row until there are so many. */
const fill = (table: 'calendar_event_series' | 'task_series' | 'calendar_events', count: number) =>
  server.spine.database.db.execute(sql`
    insert into ${sql.identifier(table)}
    select (jsonb_populate_record(row, jsonb_build_object('id', gen_random_uuid()))).*
    from ${sql.identifier(table)} row, generate_series(2, ${count})
    where row.circle_id = ${circle.id}`);
const full = (most: number) => ({ code: 'FULL', body: { details: { most } } });

describe('ALL-3 CAL-4 where there are as many series of events as there can be', () => {
  const most = circleLimits.calendarSeries;
  const edit = (calendarEventId: string, title: string, repeat?: typeof daily) =>
    ana.call('care.editCalendarSeries', {
      ...{ circleId: circle.id, calendarEventId, seriesScope: 'following', changes: { title } },
      ...(repeat && { repeat }),
    });

  it('no event becomes one, none is split, and no deleted one comes back', async () => {
    const series = await addEvent(daily);
    const single = await addEvent();
    await fill('calendar_event_series', most + 1);
    const { db } = server.spine.database;
    const others = await db
      .select({ id: calendarEventSeries.id })
      .from(calendarEventSeries)
      .where(
        and(eq(calendarEventSeries.circleId, circle.id), ne(calendarEventSeries.id, series.seriesId ?? '')),
      )
      .limit(1);
    const seriesId = others[0]?.id ?? '';
    await db
      .update(calendarEventSeries)
      .set({ deletedAt: server.clock.now() })
      .where(eq(calendarEventSeries.id, seriesId));
    const later = occurrenceId(series.seriesId ?? '', '2026-12-12');
    await expect(edit(single.id, 'Run', daily)).rejects.toMatchObject(full(most));
    await expect(edit(later, 'Run')).rejects.toMatchObject(full(most));
    const restored = ana.call('care.restoreCalendarSeries', { circleId: circle.id, seriesId });
    await expect(restored).rejects.toMatchObject(full(most));
    expect((await edit(series.id, 'Swim')).title).toBe('Swim');
  });
});

describe('ALL-3 TASK-3 where there are as many series of tasks as there can be', () => {
  const most = circleLimits.taskSeries;

  it('no task becomes one, and no deleted one comes back', async () => {
    const gone = await addTask(daily);
    const single = await addTask();
    await fill('task_series', most + 1);
    const seriesId = gone.seriesId ?? '';
    const { db } = server.spine.database;
    await db.update(taskSeries).set({ deletedAt: server.clock.now() }).where(eq(taskSeries.id, seriesId));
    const begun = ana.call('care.editTaskSeries', {
      ...{ circleId: circle.id, taskId: single.id, seriesScope: 'all', changes: {}, repeat: daily },
    });
    await expect(begun).rejects.toMatchObject(full(most));
    const restored = ana.call('care.restoreTaskSeries', { circleId: circle.id, seriesId });
    await expect(restored).rejects.toMatchObject(full(most));
  });
});

describe('ALL-3 CAL-4 where there are as many events as there can be', () => {
  const most = circleLimits.calendarEvents;
  const file = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Walk', 'DTSTART:20261201T100000'],
    ...['RRULE:FREQ=DAILY', 'EXDATE:20261205T100000', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

  it('no day of a series gets a row of its own, changed by hand or left out by a file', async () => {
    await addEvent();
    await fill('calendar_events', most);
    const series = await addEvent(daily);
    const changed = ana.call('care.completeCalendarEvent', {
      ...{ circleId: circle.id, calendarEventId: series.id },
    });
    await expect(changed).rejects.toMatchObject(full(most));
    const imported = ana.call('care.importCalendarFile', {
      ...{ circleId: circle.id, recipientId: null, file, isPreview: false },
    });
    await expect(imported).rejects.toMatchObject(full(most));
  });
});
