import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Alert } from '@carecircle/contracts';
import { getBusState, Refusal } from '@carecircle/remote-kit';
import { publish, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { renderShell } from '../testing/render-shell';
import { keepOpenAlerts } from './keep-open-alerts';
import { OpenAlerts } from './open-alerts';

const alert: Alert = {
  id: '0199a000-0000-7000-8000-0000000000e1',
  circleId: testIds.circle,
  type: 'panic',
  severity: 'critical',
  status: 'active',
  message: '',
  triggeredBy: testIds.ben,
  armedAt: '2026-11-21T15:00:00.000Z',
  deadlineAt: '2026-11-21T15:00:10.000Z',
  raisedAt: '2026-11-21T15:00:10.000Z',
  location: null,
  acknowledgedBy: [],
  helpers: [],
  isDrill: false,
  resolvedBy: null,
  resolvedAt: null,
  notices: [],
};
const ownArmed = (): Alert => ({
  ...alert,
  status: 'armed',
  triggeredBy: testIds.ana,
  raisedAt: null,
  deadlineAt: new Date(Date.now() + 9_500).toISOString(),
});

const open = (alerts: Alert[], answers: Answers = {}) =>
  renderShell(<OpenAlerts />, { states: { 'alerts.open': alerts }, answers });

it('EMER-2 MFE-8 without any remote it says who needs help, offers the call, and takes the word that one has seen it', async () => {
  const { user } = await open([{ ...alert, message: 'In the bathroom' }], {
    'emergency.acknowledgeAlert': { ...alert, acknowledgedBy: [testIds.ana] },
  });
  const shown = within(screen.getByRole('region', { name: 'ACTIVE EMERGENCY' }));
  expect(shown.getByText('Ben Rivera needs help now')).toBeTruthy();
  expect(shown.getByText('In the bathroom')).toBeTruthy();
  expect(shown.getByText('No one has confirmed yet')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
  await user.click(shown.getByRole('button', { name: 'Acknowledge' }));
  expect(shown.getByText('Seen by Ana Rivera')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
});

it("EMER-6 MFE-8 without any remote it takes 'I'm going', and shows who else goes", async () => {
  const helpers = [{ memberId: testIds.ana, since: '2026-11-21T15:01:00.000Z' }];
  const { user } = await open([alert], {
    'emergency.goToAlert': { ...alert, acknowledgedBy: [testIds.ana], helpers },
  });
  await user.click(screen.getByRole('button', { name: 'I’m going' }));
  expect(await screen.findByText(/You’re on the way, since/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I can’t go after all' })).toBeTruthy();
});

it('EMER-2 an acknowledgement that was refused is taken back', async () => {
  const { user } = await open([alert], {
    'emergency.acknowledgeAlert': new Refusal({ code: 'INVALID_STATE', message: 'over' }),
  });
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('No one has confirmed yet')).toBeTruthy();
});

it('EMER-6 counts the own alert down and cancels it', async () => {
  const armed = ownArmed();
  const { user, server } = await open([armed], {
    'emergency.cancelAlert': { ...armed, status: 'cancelled' },
  });
  expect(screen.getByText(/is alerted in (10|9) seconds/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'CANCEL EMERGENCY' }));
  expect(server.callsOf('emergency.cancelAlert')).toMatchObject([{ alertId: armed.id }]);
  expect(getBusState('alerts.open')).toEqual([]);
});

it('EMER-6 says that the alert may go out when the cancellation does not arrive', async () => {
  const { user, server } = await open([ownArmed()]);
  server.online = false;
  await user.click(screen.getByRole('button', { name: 'CANCEL EMERGENCY' }));
  expect(await screen.findByText(/The alert may go out/)).toBeTruthy();
});

it('EMER-6 nobody sees the countdown of another member', async () => {
  await open([{ ...ownArmed(), triggeredBy: testIds.ben }]);
  expect(screen.queryByText(/seconds/)).toBeNull();
});

it('EMER-2 alerts come and go by their events alone', async () => {
  await open([]);
  const stop = keepOpenAlerts();
  await publish('alert.raised', { alert });
  expect(screen.getByText('Ben Rivera needs help now')).toBeTruthy();
  await publish('alert.resolved', { alert: { ...alert, status: 'resolved' } });
  expect(screen.queryByText('Ben Rivera needs help now')).toBeNull();
  await act(async () => stop());
});
