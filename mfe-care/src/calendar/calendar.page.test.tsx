import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nowMs, Refusal, wallMoment } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../remote';
import { aCalendarEvent } from '../testing/a-calendar-event';
import { aTask } from '../testing/a-task';
import CalendarPage from './calendar.page';

const circleId = testIds.circle;
const day = '2026-11-24';
const later = { updatedAt: '2030-01-01T00:00:00.000Z' };
const lunch = aCalendarEvent(1, { circleId, date: day, title: 'Lunch', time: '12:30', endTime: '13:30' });
const visit = aCalendarEvent(2, { circleId, date: day, title: 'Lucía visits', time: null });
const pills = aTask(3, { circleId, dueDate: day, dueTime: '09:00', title: 'Pills' });
const laundry = aTask(4, { circleId, dueDate: '2026-11-25', title: 'Laundry' });

async function renderCalendar(
  answers: Answers = {},
  search = `?day=${day}`,
  role: 'admin' | 'family' = 'admin',
) {
  const page = (
    <>
      <CalendarPage />
      <ToastRegion />
    </>
  );
  return renderFeature(page, {
    remote,
    path: `/calendar${search}`,
    session: { role },
    answers: {
      'care.listCalendarEvents': [visit, lunch],
      'care.listTasksBetween': [laundry, pills],
      ...answers,
    },
  });
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Tuesday, November 24, 2026' })).getAllByRole('listitem');
const titles = () => rows().map((row) => /Lunch|Lucía visits|Pills|Walk/.exec(row.textContent ?? '')?.[0]);
const rowOf = (title: string) => {
  const row = rows().find(({ textContent }) => textContent?.includes(title));
  if (!row) throw new Error(`No row for ${title}`);
  return within(row);
};
const cell = (name: RegExp) => screen.getByRole('button', { name });

describe('the calendar', () => {
  it('CAL-1 a day with more than a list holds says how many more, and brings them', async () => {
    const most = Array.from({ length: 50 }, (_, index) =>
      aCalendarEvent(100 + index, { circleId, date: day, title: `Walk ${index}`, time: '08:00' }),
    );
    const last = aCalendarEvent(400, { circleId, date: day, title: 'Walk at last', time: '09:00' });
    const { user, server } = await renderCalendar({
      'care.listCalendarEvents': ({ after }) => (after === undefined ? most : [last]),
      'care.listFullDays': [{ day, events: 1, tasks: 0 }],
    });
    expect(await screen.findByRole('button', { name: /November 24, 2026 selected, 52 items$/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '1 more on this day' }));
    expect(await screen.findByText('Walk at last')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /more on this day/ })).toBeNull();
    const place = most
      .map(({ id }) => `08:00 ${id}`)
      .sort()
      .at(-1);
    expect(server.callsOf('care.listCalendarEvents')).toContainEqual({
      ...{ circleId, from: day, to: day, after: place },
    });
  });

  it('CAL-1 shows a month with its days marked in words, and the selected day by time, all-day last', async () => {
    const { server } = await renderCalendar();
    expect(titles()).toEqual(['Pills', 'Lunch', 'Lucía visits']);
    expect(cell(/November 24, 2026 selected, 3 items$/)).toBeTruthy();
    expect(cell(/November 25, 2026, 1 item$/)).toBeTruthy();
    expect(rowOf('Lucía visits').getByText('All day')).toBeTruthy();
    expect(rowOf('Lunch').getByText(/until 1:30/)).toBeTruthy();
    const november = { circleId, from: '2026-11-01', to: '2026-11-30' };
    expect(server.callsOf('care.listTasksBetween')).toContainEqual(november);
  });

  it('CAL-1 SHELL-7 shows today while its month is on its way', async () => {
    const today = wallMoment(nowMs(), 'America/Chicago').day;
    const walk = aCalendarEvent(5, { circleId, date: today, title: 'Walk', time: '08:00' });
    const { server } = await renderCalendar(
      {
        'care.listCalendarEvents': ({ from, to }) =>
          from === to ? [walk] : new Promise<never>(() => undefined),
      },
      '',
    );
    expect(await screen.findByText('Walk')).toBeTruthy();
    expect(server.callsOf('care.listTasksBetween')).toContainEqual({ circleId, from: today, to: today });
  });

  it('CAL-1 goes to a day, to another month and back, and the address keeps it', async () => {
    const { user, server } = await renderCalendar();
    await user.click(cell(/November 25, 2026/));
    expect(location.search).toBe('?day=2026-11-25');
    expect(screen.getByText('Laundry')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Next' })[0] ?? document.body);
    await waitFor(() => expect(location.search).toBe('?day=2026-12-25'));
    expect(server.callsOf('care.listCalendarEvents').at(-1)).toMatchObject({ from: '2026-12-01' });
    expect(await screen.findByText('Nothing on this day')).toBeTruthy();
  });

  it('CAL-1 the filter leaves events or tasks', async () => {
    const { user } = await renderCalendar();
    await user.click(screen.getByRole('radio', { name: 'Events' }));
    await waitFor(() => expect(titles()).toEqual(['Lunch', 'Lucía visits']));
    await user.click(screen.getByRole('radio', { name: 'Tasks' }));
    await waitFor(() => expect(titles()).toEqual(['Pills']));
    expect(cell(/November 24, 2026 selected, 1 item$/)).toBeTruthy();
  });

  it('CAL-1 completes a task at once, and leads to it', async () => {
    const { user, server } = await renderCalendar({ 'care.completeTask': { ...pills, status: 'completed' } });
    expect(rowOf('Pills').getByRole('link', { name: 'Pills' }).getAttribute('href')).toBe(
      `/tasks?task=${pills.id}`,
    );
    await user.click(rowOf('Pills').getByRole('button', { name: 'Done: Pills' }));
    await waitFor(() => expect(server.callsOf('care.completeTask')).toHaveLength(1));
    expect(rowOf('Pills').getByText('Task, done')).toBeTruthy();
  });

  it('CAL-1 an event is cancelled from its menu: struck through, said in a word, and then only edited or deleted', async () => {
    const { user, server } = await renderCalendar({
      'care.cancelCalendarEvent': { ...lunch, ...later, status: 'cancelled' },
    });
    await user.click(rowOf('Lunch').getByRole('button', { name: 'Actions for Lunch' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel Event' }));
    expect(await rowOf('Lunch').findByText('Cancelled')).toBeTruthy();
    expect(server.callsOf('care.cancelCalendarEvent')).toMatchObject([{ calendarEventId: lunch.id }]);
    await user.click(rowOf('Lunch').getByRole('button', { name: 'Actions for Lunch' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['Edit', 'Delete']);
  });

  it('ALL-6 a deleted event goes at once and comes back with Undo', async () => {
    const { user, server } = await renderCalendar({
      'care.deleteCalendarEvent': { calendarEventId: lunch.id },
      'care.restoreCalendarEvent': lunch,
    });
    await user.click(rowOf('Lunch').getByRole('button', { name: 'Actions for Lunch' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Pills', 'Lucía visits']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf('care.restoreCalendarEvent')).toHaveLength(1));
    await publish('calendar-event.restored', { calendarEvent: { ...lunch, ...later } });
    expect(titles()).toEqual(['Pills', 'Lunch', 'Lucía visits']);
  });

  it('MFE-7 shows what another member does, without a read', async () => {
    const { server } = await renderCalendar();
    const reads = server.callsOf('care.listCalendarEvents').length;
    const walk = aCalendarEvent(5, { circleId, date: day, title: 'Walk', time: '08:00' });
    await publish('calendar-event.added', { calendarEvent: walk });
    expect(titles()).toEqual(['Walk', 'Pills', 'Lunch', 'Lucía visits']);
    await publish('calendar-event.edited', {
      calendarEvent: { ...walk, ...later, date: '2026-11-26' },
      changed: ['date'],
    });
    expect(titles()).toEqual(['Pills', 'Lunch', 'Lucía visits']);
    expect(cell(/November 26, 2026, 1 item$/)).toBeTruthy();
    expect(server.callsOf('care.listCalendarEvents')).toHaveLength(reads);
  });

  it('CIRC-4 who may only see events finds no way to change them', async () => {
    await renderCalendar({}, `?day=${day}`, 'family');
    expect(screen.queryByRole('button', { name: 'Add Event' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for Lunch' })).toBeNull();
    expect(rowOf('Pills').getByRole('button', { name: 'Done: Pills' })).toBeTruthy();
  });

  it('says what failed, where it failed, and tries again', async () => {
    const { user, server } = await renderCalendar({
      'care.listCalendarEvents': new Refusal({ code: 'INVALID_STATE', message: 'no' }),
    });
    expect(await screen.findByText('The calendar could not be loaded')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    await waitFor(() => expect(server.callsOf('care.listCalendarEvents').length).toBeGreaterThan(1));
  });
});

// Typing and choosing are slow in the simulated page when the machine is busy.
describe('the event dialog', { timeout: 30_000 }, () => {
  it('ALL-3 CAL-2 says at the fields what is missing, and sends nothing', async () => {
    const { user, server } = await renderCalendar({}, `?day=${day}&add=1`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    await user.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(dialog.getByText('Enter a title.')).toBeTruthy();
    expect(dialog.getByText('Enter a start time, or turn on All day.')).toBeTruthy();
    expect(server.callsOf('care.addCalendarEvent')).toHaveLength(0);
  });

  it('CAL-1 CAL-2 adds an event that is all day, with the defaults', async () => {
    const { user, server } = await renderCalendar(
      {
        'care.addCalendarEvent': (input) =>
          aCalendarEvent(6, { ...later, title: input.title, date: day, time: null }),
      },
      `?day=${day}&add=1`,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    await user.type(dialog.getByLabelText('Title'), 'Walk');
    await user.click(dialog.getByRole('switch', { name: 'All day' }));
    await user.click(dialog.getByRole('button', { name: 'Add Event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('care.addCalendarEvent')).toEqual([
      expect.objectContaining({
        ...{ title: 'Walk', date: day, time: null, endTime: null, type: 'other', reminder: true },
        recipientId: testIds.recipient,
      }),
    ]);
    expect(titles()).toContain('Walk');
  });

  it("CAL-2 keeps the dialog and shows the server's refusal at its field", async () => {
    const refusal = new Refusal({
      code: 'INVALID_INPUT',
      message: 'no',
      fields: [{ path: 'time', code: 'skipped_time' }],
    });
    const { user } = await renderCalendar({ 'care.editCalendarEvent': refusal });
    await user.click(rowOf('Lunch').getByRole('button', { name: 'Actions for Lunch' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }, { timeout: 10_000 }));
    await user.type(dialog.getByLabelText('Title'), ' with Grace');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/The clocks change that night/)).toBeTruthy();
  });
});
