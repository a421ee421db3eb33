import { screen, within } from '@testing-library/react';
import type { CareTime, HandOffNote, JournalEntry, Shift } from '@carecircle/contracts';
import { nowMs, wallMoment } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import { describe, expect, it } from 'vitest';
import remote from '../remote';
import { aShift } from '../testing/a-shift';
import { idOf } from '../testing/a-task';
import CareLogPage from './care-log.page';

const zone = testSession().recipients[0]?.timeZone ?? 'UTC';
const today = wallMoment(nowMs(), zone).day;
const inHours = (hours: number) => new Date(nowMs() + hours * 3_600_000).toISOString();
const of = { circleId: testIds.circle, recipientId: testIds.recipient };

const present = (fields: Partial<Shift> = {}) =>
  aShift({ ...of, memberId: testIds.ben, startsAt: inHours(-2), endsAt: inHours(2), ...fields });
const aNote = (digit: number, fields: Partial<HandOffNote> = {}): HandOffNote => ({
  ...{ ...of, id: idOf(digit), text: `Note ${digit}`, isImportant: false, authorId: testIds.ben },
  ...{ createdAt: inHours(-digit), readBy: [], ...fields },
});
const aTime = (fields: Partial<CareTime> = {}): CareTime => ({
  ...{ ...of, id: idOf(3), memberId: testIds.ana, day: today, minutes: 95, kind: 'transport', note: '' },
  ...{ shiftId: null, createdAt: inHours(-1), updatedAt: inHours(-1), ...fields },
});
const anEntry = (fields: Partial<JournalEntry> = {}): JournalEntry => ({
  ...{ ...of, id: idOf(4), day: today, text: 'Sang all day', mood: 5, audience: 'everyone' },
  ...{ authorId: testIds.ana, createdAt: inHours(-1), updatedAt: inHours(-1), ...fields },
});
const noHours = {
  weeks: Array.from({ length: 8 }, (_, index) => ({
    start: `2026-10-${10 + index}`,
    minutes: null,
    members: [],
  })),
  month: { start: '2026-11-01', minutes: null, members: [] },
};

function renderPage(path: string, answers: Answers = {}, role: 'admin' | 'friend' = 'admin') {
  return renderFeature(<CareLogPage />, {
    remote,
    path,
    session: { role },
    answers: {
      'care.getCareNow': { shifts: [], unread: [], unconfirmed: [] },
      'care.listHandOffNotes': { notes: [], nextCursor: null },
      'care.getCareHours': noHours,
      'care.listCareTimes': { careTimes: [], nextCursor: null },
      'care.listJournal': { entries: [], nextCursor: null },
      ...answers,
    },
  });
}

// Typing and choosing are slow in the simulated page when the machine is busy.
describe('CARE-1 now and hand-off', { timeout: 20_000 }, () => {
  it('shows who is on, begins with one tap and ends with another, which asks for the minutes and a note', async () => {
    const started = present({ id: idOf(2), memberId: testIds.ana, isOpen: true, startsAt: inHours(-1.5) });
    let shifts = [present()];
    const { user, server } = await renderPage('/care-log', {
      'care.getCareNow': () => ({ shifts, unread: [], unconfirmed: [] }),
      'care.startShift': () => started,
      'care.endShift': () => ({ ...started, endsAt: inHours(0), isOpen: false }),
      'care.addHandOffNote': ({ noteId, text, isImportant }) =>
        aNote(5, { id: noteId, text, isImportant, authorId: testIds.ana }),
      'care.addCareTime': ({ careTimeId, minutes }) => aTime({ id: careTimeId, minutes }),
    });
    const on = within(await screen.findByRole('list', { name: /^With .* now$/ }));
    expect(on.getByText('Ben Rivera')).toBeTruthy();
    shifts = [...shifts, started];
    await user.click(screen.getByRole('button', { name: 'I’m starting now' }));
    await publish('shift.started', { shift: started });
    await user.click(await screen.findByRole('button', { name: 'I’m done' }));
    const dialog = within(await screen.findByRole('dialog', { name: /How long did it take/ }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Minutes/ }).value).toBe('90');
    await user.type(dialog.getByRole('textbox', { name: /next person/ }), 'No milk');
    await user.click(dialog.getByRole('checkbox', { name: /Important/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf('care.addHandOffNote')).toMatchObject([{ text: 'No milk', isImportant: true }]);
    expect(server.callsOf('care.addCareTime')).toMatchObject([{ minutes: 90, shiftId: started.id }]);
  });

  it('shows what is unread first, important ones before all, and takes away what was read at once', async () => {
    const unread = [aNote(1), aNote(2, { isImportant: true })];
    const read = aNote(3, { readBy: [{ memberId: testIds.ana, readAt: inHours(-1) }] });
    const { user, server } = await renderPage('/care-log', {
      'care.getCareNow': { shifts: [], unread, unconfirmed: [] },
      'care.listHandOffNotes': { notes: [...unread, read], nextCursor: null },
      'care.readHandOffNote': ({ noteId }) => aNote(2, { id: noteId }),
    });
    const rows = within(await screen.findByRole('list', { name: '2 notes to read' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => /Note \d/.exec(row.textContent)?.[0])).toEqual(['Note 2', 'Note 1']);
    const earlier = within(screen.getByRole('list', { name: 'Hand-off notes' }));
    expect(earlier.getAllByRole('listitem')).toHaveLength(1);
    expect(earlier.getByText('Read by you')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: /^Read: note by Ben/ })[0] as HTMLElement);
    await screen.findByRole('list', { name: '1 note to read' });
    expect(server.callsOf('care.readHandOffNote')).toMatchObject([{ noteId: idOf(2) }]);
  });

  it('ALL-2 a note that is written offline waits on this device and says so', async () => {
    const { user, server } = await renderPage('/care-log');
    await user.click(await screen.findByRole('button', { name: 'Write a note' }));
    server.online = false;
    await user.type(await screen.findByRole('textbox', { name: /next person/ }), 'From the train');
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
    const row = within(await screen.findByRole('list', { name: 'Hand-off notes' }));
    expect(row.getByText('From the train')).toBeTruthy();
    expect(await row.findByText('Waiting to be sent')).toBeTruthy();
  });

  it('ALL-3 says at its field what a shift lacks', async () => {
    const { user } = await renderPage('/care-log', {
      'care.getCareNow': { shifts: [present({ day: today })], unread: [], unconfirmed: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Plan a shift' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Plan a shift' }));
    expect(await screen.findAllByText('Enter the time.')).toHaveLength(2);
  });
});

describe('CARE-1 hours', { timeout: 20_000 }, () => {
  it('say that there is no data, and never zero', async () => {
    await renderPage('/care-log?tab=hours');
    expect(await screen.findAllByText('No data')).not.toHaveLength(0);
    expect(screen.queryByText(/^0 /)).toBeNull();
  });

  it('show totals by member and log by hand, with the fault at its field', async () => {
    const members = [{ memberId: testIds.ben, minutes: 150 }];
    const { user, server } = await renderPage('/care-log?tab=hours', {
      'care.getCareHours': { ...noHours, month: { start: '2026-11-01', minutes: 150, members } },
      'care.listCareTimes': { careTimes: [aTime()], nextCursor: null },
      'care.addCareTime': ({ careTimeId, minutes }) => aTime({ id: careTimeId, minutes }),
    });
    expect(await screen.findAllByText('2 h 30 min')).toHaveLength(2);
    expect(screen.getByText('1 h 35 min')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log hours' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter 1 to 1440 minutes.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /^Minutes/ }), '37');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => server.callsOf('care.addCareTime'))
      .toMatchObject([{ day: today, minutes: 37, kind: 'personal', shiftId: null }]);
  });
});

describe('CARE-1 the journal', { timeout: 20_000 }, () => {
  it('CIRC-4 is all that a friend sees, to read alone', async () => {
    const { server } = await renderPage(
      '/care-log',
      { 'care.listJournal': { entries: [anEntry({ authorId: testIds.ben })], nextCursor: null } },
      'friend',
    );
    expect(await screen.findByText('Sang all day')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(server.callsOf('care.getCareNow')).toEqual([]);
  });

  it('takes away at once what was withdrawn', async () => {
    await renderPage('/care-log?tab=journal', {
      'care.listJournal': { entries: [anEntry()], nextCursor: null },
    });
    await screen.findByText('Sang all day');
    await publish('journal-entry.withdrawn', { entryId: idOf(4) });
    await expect.poll(() => screen.queryByText('Sang all day')).toBeNull();
  });

  it('is written for carers unless everyone is chosen', async () => {
    const { user, server } = await renderPage('/care-log?tab=journal', {
      'care.addJournalEntry': ({ entryId, text }) => anEntry({ id: entryId, text }),
    });
    await user.click(await screen.findByRole('button', { name: 'Write an entry' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /How was the day/ }), 'Quiet');
    await user.click(dialog.getByRole('radio', { name: /Everyone in the circle/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => server.callsOf('care.addJournalEntry'))
      .toMatchObject([{ day: today, text: 'Quiet', mood: null, audience: 'everyone' }]);
  });
});
