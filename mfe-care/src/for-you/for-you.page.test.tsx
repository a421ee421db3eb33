import { screen, waitFor, within } from '@testing-library/react';
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
import ForYouPage from './for-you.page';

const today = wallMoment(nowMs(), 'America/Chicago').day;
const inTheMorning = new Date(Date.parse(`${today}T15:12:00Z`)).toISOString();
const base = testSession();
const phones: Record<string, string> = { [testIds.ben]: '+13125550187', [testIds.cleo]: '+17735550119' };
const members = base.members.map((member) => ({ ...member, phone: phones[member.id] ?? null }));
/** Ana is Ruth; Cleo may decide for her. */
const recipients = base.recipients.map((ruth) => ({
  ...ruth,
  memberId: testIds.ana,
  decisionMakerIds: [testIds.cleo],
}));
const ofRuth = { circleId: testIds.circle, recipientId: testIds.recipient, day: today };

async function renderPage(answers: Answers = {}, session: FeatureOptions['session'] = {}) {
  const rendered = await renderFeature(<ForYouPage />, {
    remote,
    path: '/for-you',
    session: { recipients, members, role: 'friend', ...session },
    answers: {
      'care.getCheckInDay': aCheckInDay([testIds.recipient]),
      'care.addCheckIn': ({ checkInId, status, mood, notes }) =>
        aCheckIn(9, {
          ...ofRuth,
          id: checkInId,
          status,
          mood,
          notes,
          checkedBy: testIds.ana,
          createdAt: inTheMorning,
        }),
      ...answers,
    },
  });
  await screen.findByText(/^(How are you today\?|For the person you care for)$/);
  return rendered;
}

const answer = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('REC-1 the check-in of somebody cared for', { timeout: 20_000 }, () => {
  it('CHK-1 is sent by one press, about themselves, and shown for two seconds', async () => {
    const { user, server } = await renderPage();
    await screen.findByText('You haven’t answered yet today.');
    await user.click(answer('I am well'));
    await screen.findByText('Check-in Submitted!');
    expect(server.callsOf('care.addCheckIn')).toEqual([
      expect.objectContaining({ recipientId: testIds.recipient, status: 'safe', mood: null, notes: '' }),
    ]);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'New check-in' }));
    expect(screen.getByText(/^You said at .* that you are well\.$/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Check-in Submitted!')).toBeNull(), { timeout: 4_000 });
    await user.click(answer('Not so well'));
    await screen.findByText(/^You said at .* that you are not so well\.$/);
    const ids = server.callsOf('care.addCheckIn').map(({ checkInId }) => checkInId);
    expect(new Set(ids).size).toBe(2);
  });

  it('CHK-1 says it once when it is pressed twice, and takes no other answer meanwhile', async () => {
    let respond: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (respond = resolve));
    const { user, server } = await renderPage({
      'care.addCheckIn': async ({ checkInId, status }) => {
        await asked;
        return aCheckIn(9, {
          ...ofRuth,
          id: checkInId,
          status,
          checkedBy: testIds.ana,
          createdAt: inTheMorning,
        });
      },
    });
    await user.click(answer('Not so well'));
    await user.click(screen.getByRole('button', { name: /Not so well/ }));
    expect(answer('I need help').disabled).toBe(true);
    respond();
    await screen.findByText('Check-in Submitted!');
    expect(server.callsOf('care.addCheckIn')).toHaveLength(1);
  });

  it('CHK-2 says beside the call for help that everyone is told, and asks nothing more', async () => {
    const { user, server } = await renderPage();
    const note = document.getElementById(answer('I need help').getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Everyone in the circle is notified right away.');
    await user.click(answer('I need help'));
    await screen.findByText('Check-in Submitted!');
    expect(server.callsOf('care.addCheckIn')).toMatchObject([{ status: 'needs-help' }]);
    expect(screen.getByText(/^You said at .* that you need help\.$/)).toBeTruthy();
  });

  it('ALL-2 waits on this device without a connection, and says so', async () => {
    const { user, server } = await renderPage();
    server.online = false;
    await user.click(answer('I am well'));
    await waitFor(() => expect(screen.getAllByText(/Saved on this device/)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Check-in Submitted!')).toBeNull(), { timeout: 4_000 });
    expect(screen.getByText(/Saved on this device/)).toBeTruthy();
    server.online = true;
    await waitFor(() => expect(screen.queryByText(/Saved on this device/)).toBeNull(), {
      timeout: 10_000,
    });
  });

  it('CHK-1 shows what somebody else said of them, when they say it', async () => {
    await renderPage();
    const checkIn = aCheckIn(8, { ...ofRuth, status: 'ok', checkedBy: testIds.ben, createdAt: inTheMorning });
    await publish('check-in.added', { checkIn });
    expect(screen.getByText(/^Ben Rivera said at \d+:12 AM that you are not so well\.$/)).toBeTruthy();
  });

  it('goes on where what was said could not be read', async () => {
    const { user, server } = await renderPage({
      'care.getCheckInDay': new Refusal({ code: 'INTERNAL', message: 'no' }),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
    expect(answer('I am well').disabled).toBe(false);
    server.answer({ 'care.getCheckInDay': aCheckInDay([testIds.recipient]) });
    await user.click(retry);
    expect(await screen.findByText('You haven’t answered yet today.')).toBeTruthy();
  });
});

describe('REC-1 calling family', () => {
  it('is a link for each member with a number, who may decide first', async () => {
    await renderPage();
    const section = within(screen.getByRole('region', { name: 'Call family' }));
    const links = section.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+17735550119', 'tel:+13125550187']);
    expect(section.getByRole('link', { name: /^Call Cleo Rivera/ })).toBe(links[0]);
  });

  it('is said to be impossible while nobody shares a number', async () => {
    await renderPage({}, { members: base.members });
    expect(screen.getByText('No one in the circle has shared a phone number yet.')).toBeTruthy();
  });
});

it('REC-1 leaves the panic out where there is no emergency screen', async () => {
  await renderPage();
  expect(screen.queryByRole('link', { name: 'Panic' })).toBeNull();
});

it('REC-1 tells everybody else whom the screen is for', async () => {
  await renderPage({}, { recipients: base.recipients });
  expect(await screen.findByText('For the person you care for')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Care Circle' }).getAttribute('href')).toBe('/circle');
  expect(screen.queryByRole('button')).toBeNull();
});
