import { screen, waitFor, within } from '@testing-library/react';
import type { CheckIn } from '@carecircle/contracts';
import { nowMs, Refusal, wallMoment } from '@carecircle/remote-kit';
import {
  publish,
  renderFeature,
  testIds,
  testSession,
  type Answers,
  type FeatureOptions,
} from '@carecircle/remote-kit/testing';
import { describe, expect, it } from 'vitest';
import remote from '../remote';
import { aCheckIn, aCheckInDay } from '../testing/a-check-in';
import { idOf } from '../testing/a-task';
import CheckInTile from './check-in.tile';
import CheckInPage from './check-in.page';

const today = wallMoment(nowMs(), 'America/Chicago').day;
const ofBen = (digit: number, fields: Partial<CheckIn> = {}) =>
  aCheckIn(digit, {
    circleId: testIds.circle,
    recipientId: testIds.recipient,
    checkedBy: testIds.ben,
    day: today,
    createdAt: new Date(nowMs() - (9 - digit) * 60_000).toISOString(),
    ...fields,
  });
const [ruth] = testSession().recipients;
const both = ruth ? [ruth, { ...ruth, id: idOf(6), name: 'Hugo Rivera' }] : [];

function renderPage(answers: Answers = {}, session: FeatureOptions['session'] = {}) {
  return renderFeature(
    <>
      <CheckInPage />
      <CheckInTile />
    </>,
    {
      remote,
      path: '/checkin',
      session,
      answers: {
        'care.listCheckIns': { checkIns: [], nextCursor: null },
        'care.getCheckInDay': aCheckInDay([testIds.recipient]),
        'care.listCheckInPlans': [],
        'care.addCheckIn': ({ checkInId, recipientId, status, mood, notes }) =>
          ofBen(9, { id: checkInId, recipientId, status, mood, notes, checkedBy: testIds.ana }),
        ...answers,
      },
    },
  );
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Check-in' });
const rows = () => within(screen.getByRole('list', { name: 'Recent Check-ins' })).getAllByRole('listitem');
const tile = () => within(screen.getByRole('article'));

// Typing and choosing are slow in the simulated page when the machine is busy.
describe('checking in', { timeout: 20_000 }, () => {
  it('CHK-1 waits for a status, and says so to who cannot see that the button is grey', async () => {
    const { user, server } = await renderPage();
    expect(submit().disabled).toBe(true);
    const reason = document.getElementById(submit().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('First choose how Ruth Rivera is doing.');
    await user.click(screen.getByRole('radio', { name: /Safe & well/ }));
    expect(submit().disabled).toBe(false);
    expect(submit().getAttribute('aria-describedby')).toBeNull();
    expect(server.callsOf('care.addCheckIn')).toEqual([]);
  });

  it('CHK-1 says that it was submitted for two seconds, and then the form is empty again', async () => {
    const { user, server } = await renderPage();
    await user.click(screen.getByRole('radio', { name: /Not great/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Mood/ }), 'Low');
    await user.type(screen.getByRole('textbox', { name: /Notes/ }), 'Slept badly');
    await user.click(submit());
    await screen.findByText('Check-in Submitted!');
    const shownAt = performance.now();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'New check-in' }));
    expect(server.callsOf('care.addCheckIn')).toEqual([
      expect.objectContaining({
        recipientId: testIds.recipient,
        status: 'ok',
        mood: 2,
        notes: 'Slept badly',
      }),
    ]);
    await waitFor(() => expect(screen.queryByText('Check-in Submitted!')).toBeNull(), { timeout: 4_000 });
    expect(performance.now() - shownAt).toBeGreaterThan(1_500);
    expect(submit().disabled).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Notes/ }).value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'New check-in' }));
  });

  it('CHK-1 CHK-3 SHELL-6 shows the own check-in, the streak and the tile at once, without a read', async () => {
    const { user, server } = await renderPage();
    expect(tile().getByText('Pending')).toBeTruthy();
    expect(tile().getByText('Ruth Rivera: not yet today')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Safe & well/ }));
    await user.click(submit());
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(within(rows()[0] as HTMLElement).getByText('by you')).toBeTruthy();
    expect(screen.getByText('1 day in a row')).toBeTruthy();
    expect(tile().getByText('Completed')).toBeTruthy();
    expect(server.callsOf('care.listCheckIns')).toHaveLength(1);
    expect(server.callsOf('care.getCheckInDay')).toHaveLength(1);
  });

  it('CHK-1 begins with whoever has none today, and asks whom where there are several', async () => {
    const day = aCheckInDay([idOf(6)], {
      recipients: [{ recipientId: testIds.recipient, day: today, checkIn: ofBen(1), pauses: [] }],
    });
    const { user, server } = await renderPage({ 'care.getCheckInDay': day }, { recipients: both });
    await user.click(screen.getByRole('radio', { name: 'Ruth Rivera' }));
    await user.click(screen.getByRole('radio', { name: /Needs help/ }));
    await user.click(submit());
    await screen.findByText('Check-in Submitted!');
    expect(server.callsOf('care.addCheckIn')).toMatchObject([{ recipientId: testIds.recipient }]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hugo Rivera' }).checked).toBe(true);
    expect(tile().getByText('Ruth Rivera needs help')).toBeTruthy();
    expect(tile().getByText('Hugo Rivera: not yet today')).toBeTruthy();
  });

  it('ALL-2 offline it waits on this device and says so', async () => {
    const { user, server } = await renderPage();
    server.online = false;
    await user.click(screen.getByRole('radio', { name: /Safe & well/ }));
    await user.click(submit());
    expect(await screen.findByText(/Saved on this device/)).toBeTruthy();
    expect(within(rows()[0] as HTMLElement).getByText('Waiting to be sent')).toBeTruthy();
    expect(tile().getByText('Completed')).toBeTruthy();
    server.online = true;
    await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull(), { timeout: 10_000 });
    expect(rows()).toHaveLength(1);
  });

  it('ALL-2 one that is refused after it waited keeps its text, to be sent again or given up', async () => {
    const { user, server } = await renderPage();
    server.online = false;
    await user.click(screen.getByRole('radio', { name: /Not great/ }));
    await user.type(screen.getByRole('textbox', { name: /Notes/ }), 'A little dizzy');
    await user.click(submit());
    await screen.findByText(/Saved on this device/);
    server.answer({ 'care.addCheckIn': new Refusal({ code: 'NOT_ALLOWED', message: 'no' }) });
    server.online = true;
    await screen.findByText('Not sent: Check-in on Ruth Rivera', {}, { timeout: 10_000 });
    expect(screen.getByText('A little dizzy')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Recent Check-ins' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discard: Check-in on Ruth Rivera' }));
    await waitFor(() => expect(screen.queryByText('A little dizzy')).toBeNull());
  });
});

describe('recent check-ins', () => {
  it('CHK-1 are the last five, newest first, and live', async () => {
    const five = [5, 4, 3, 2, 1].map((digit) => ofBen(digit, { notes: `Note ${digit}` }));
    const { server } = await renderPage({ 'care.listCheckIns': { checkIns: five, nextCursor: 'more' } });
    await publish('check-in.added', {
      checkIn: ofBen(8, { notes: 'Note 8', status: 'needs-help', mood: 1 }),
    });
    expect(rows().map((row) => within(row).getByText(/Note/).textContent)).toEqual(
      [8, 5, 4, 3, 2].map((digit) => `Note ${digit}`),
    );
    const first = within(rows()[0] as HTMLElement);
    for (const text of ['Needs help', 'Very low', 'by Ben Rivera'])
      expect(first.getByText(text)).toBeTruthy();
    expect(server.callsOf('care.listCheckIns')).toMatchObject([{ limit: '5' }]);
  });

  it('CHK-1 say what will be there while there are none', async () => {
    await renderPage();
    expect(screen.getByText('Check-ins will show up here, with who checked in and when.')).toBeTruthy();
  });

  it('say where they failed and try again, and the form goes on', async () => {
    const { user, server } = await renderPage({
      'care.listCheckIns': new Refusal({ code: 'INTERNAL', message: 'no' }),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
    server.answer({ 'care.listCheckIns': { checkIns: [ofBen(1)], nextCursor: null } });
    await user.click(retry);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByRole('radio', { name: /Safe & well/ })).toBeTruthy();
  });

  it('CIRC-4 are the own ones for who may not see those of the circle', async () => {
    await renderPage({}, { role: 'friend' });
    expect(screen.getByRole('heading', { name: 'Your Recent Check-ins' })).toBeTruthy();
    expect(submit()).toBeTruthy();
  });
});

it('CHK-1 a circle that cares for nobody says so and leads to where somebody is added', async () => {
  await renderPage({ 'care.getCheckInDay': aCheckInDay([]) }, { recipients: [] });
  expect(screen.queryByRole('button', { name: 'Submit Check-in' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Add Person' }).getAttribute('href')).toBe('/circle');
});

it('SHELL-6 yesterday’s check-in leaves the tile pending', async () => {
  const yesterday = ofBen(1, { day: '2020-01-01', createdAt: '2020-01-01T12:00:00.000Z' });
  const entry = { recipientId: testIds.recipient, day: '2020-01-01', checkIn: yesterday, pauses: [] };
  await renderPage({ 'care.getCheckInDay': aCheckInDay([], { recipients: [entry] }) });
  expect(tile().getByText('Pending')).toBeTruthy();
});
