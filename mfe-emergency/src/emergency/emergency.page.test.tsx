import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Alert } from '@carecircle/contracts';
import { getBusState, setBusState } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import trackOpenAlerts from '../alerts/track-open-alerts';
import remote from '../remote';
import { exampleAlert, exampleContact } from '../testing/example-alert';
import EmergencyPage from './emergency.page';

function armed({ alertId, type }: { alertId: string; type: Alert['type'] }): Alert {
  const now = Date.now();
  return exampleAlert({
    id: alertId,
    type,
    status: 'armed',
    triggeredBy: testIds.ana,
    armedAt: new Date(now).toISOString(),
    deadlineAt: new Date(now + 10_000).toISOString(),
    raisedAt: null,
  });
}

function open(answers: Answers = {}, path = '/emergency') {
  return renderFeature(<EmergencyPage />, {
    remote,
    path,
    routeId: 'emergency',
    states: { 'alerts.open': [] },
    answers: {
      'emergency.listContacts': [exampleContact()],
      'emergency.armAlert': armed,
      ...answers,
    },
  });
}

it('EMER-6 says that it calls no ambulance and offers the number of the region', async () => {
  await open();
  expect(screen.getByText(/does not call an ambulance by itself/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
});

it.each([
  ['Panic', 'panic', 'Emergency'],
  ['Medical Emergency', 'medical', 'Medical Emergency'],
  ['Fall Detected', 'fall', 'Fall Detected'],
])('EMER-1 %s arms an alert of its own kind at once and counts down', async (name, type, title) => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  const overlay = within(screen.getByRole('alertdialog', { name: title }));
  expect(overlay.getByText(/will be alerted in (10|9) seconds/)).toBeTruthy();
  expect(server.callsOf('emergency.armAlert')[0]).toMatchObject({ type });
  expect(getBusState('alerts.open')).toMatchObject([{ type, status: 'armed' }]);
});

it('EMER-6 a drill is asked for and says in its countdown that nobody else is notified', async () => {
  const { user, server } = await open({
    'emergency.armAlert': (input) => ({ ...armed(input), isDrill: true }),
  });
  await user.click(screen.getByRole('button', { name: 'Start a drill' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Start a drill?' }));
  await user.click(question.getByRole('button', { name: 'Start a drill' }));
  const overlay = within(await screen.findByRole('alertdialog', { name: 'DRILL' }));
  expect(overlay.getByText(/will see a drill in (10|9) seconds/)).toBeTruthy();
  expect(server.callsOf('emergency.armAlert')[0]).toMatchObject({ isDrill: true, location: null });
});

it('EMER-3 says plainly which ways this installation cannot take', async () => {
  await open(
    { 'emergency.getAlertChannels': { email: true, sms: false, voice: false } },
    '/emergency?tab=contacts',
  );
  expect(await screen.findByText(/CareCircle can’t call by itself/)).toBeTruthy();
  expect(screen.queryByText(/Text messages aren’t set up/)).toBeNull();
});

it('EMER-3 with a voice gateway says who is called automatically, and a test calls', async () => {
  const { user } = await open(
    {
      'emergency.getAlertChannels': { email: true, sms: false, voice: true },
      'emergency.testContact': { status: 'sent', channel: 'call' },
    },
    '/emergency?tab=contacts',
  );
  expect(await screen.findByText('Alerts by automatic call')).toBeTruthy();
  expect(screen.queryByText(/CareCircle can’t call by itself/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Actions for Grace Okafor' }));
  await user.click(screen.getByRole('menuitem', { name: 'Send test' }));
  expect(await screen.findByText(/gets an automatic call at/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Send test' }));
  expect(await screen.findByText(/The call was accepted/)).toBeTruthy();
});

it('EMER-6 Cancel before the deadline tells nobody and closes the countdown', async () => {
  const { user, server } = await open({
    'emergency.cancelAlert': ({ alertId }) => exampleAlert({ id: alertId, status: 'cancelled' }),
  });
  await user.click(screen.getByRole('button', { name: /^Panic/ }));
  await user.click(await screen.findByRole('button', { name: 'CANCEL EMERGENCY' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(server.callsOf('emergency.cancelAlert').length).toBeGreaterThan(0);
  expect(getBusState('alerts.open')).toEqual([]);
});

it('EMER-6 what comes late of a cancelled alert neither shows it again nor swallows the next press', async () => {
  const stop = trackOpenAlerts();
  const { user, server } = await open({
    'emergency.cancelAlert': ({ alertId }) => exampleAlert({ id: alertId, status: 'cancelled' }),
  });
  const panic = screen.getByRole('button', { name: /^Panic/ });
  await user.click(panic);
  await user.click(await screen.findByRole('button', { name: 'CANCEL EMERGENCY' }));
  await expect.poll(() => getBusState('alerts.open')).toEqual([]);
  const alertId = String(server.callsOf('emergency.cancelAlert')[0]?.['alertId']);
  await publish('alert.armed', { alert: armed({ alertId, type: 'panic' }) });
  await act(async () => setBusState('alerts.open', [armed({ alertId, type: 'panic' })]));
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.click(panic);
  const standing = getBusState('alerts.open');
  expect(standing).toMatchObject([{ status: 'armed', type: 'panic' }]);
  expect(standing[0]?.id).not.toBe(alertId);
  stop();
});

it('EMER-6 a press after a Cancel that did not arrive is an alert of its own', async () => {
  const { user, server } = await open();
  const panic = screen.getByRole('button', { name: /^Panic/ });
  await user.click(panic);
  server.online = false;
  await user.click(await screen.findByRole('button', { name: 'CANCEL EMERGENCY' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(panic);
  expect(screen.getByRole('alertdialog', { name: 'Emergency' })).toBeTruthy();
  expect(getBusState('alerts.open')).toHaveLength(2);
});

it('EMER-5 without a connection it says so, and offers the calls at once', async () => {
  const { user, server } = await open();
  await screen.findByRole('link', { name: 'Call 911' });
  server.online = false;
  await user.click(screen.getByRole('button', { name: /^Panic/ }));
  const overlay = within(await screen.findByRole('alertdialog'));
  expect(await overlay.findByText(/CareCircle can’t be reached\. No one has been alerted yet/)).toBeTruthy();
  expect(overlay.getByRole('link', { name: 'Call 911' })).toBeTruthy();
  expect(overlay.getByRole('link', { name: 'Call Grace Okafor' }).getAttribute('href')).toBe(
    'tel:+13125550142',
  );
});

it('EMER-6 a Cancel that does not arrive says that the alert may go out', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: /^Panic/ }));
  server.online = false;
  await user.click(await screen.findByRole('button', { name: 'CANCEL EMERGENCY' }));
  expect(await screen.findByText(/The alert may go out/)).toBeTruthy();
});

it('EMER-6 an alert cancelled before it ever left the device tells nobody, then or later', async () => {
  const { user, server } = await open();
  server.online = false;
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: /^Panic/ }));
  await screen.findByText(/No one has been alerted yet/);
  const tries = () => server.callsOf('emergency.armAlert').length;
  await user.click(screen.getByRole('button', { name: 'CANCEL EMERGENCY' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(getBusState('alerts.open')).toEqual([]);

  const before = tries();
  expect(before).toBeGreaterThan(0);
  server.online = true;
  isOnline.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect(tries()).toBe(before);
  isOnline.mockRestore();
});

it('EMER-6 an alert and its Cancel that are on their way outlive the page', async () => {
  const { user, server } = await open({
    'emergency.cancelAlert': ({ alertId }) => exampleAlert({ id: alertId, status: 'cancelled' }),
  });
  const outlives = (operation: string) =>
    server.calls.some((call) => call.operation === operation && call.keepalive);
  await user.click(screen.getByRole('button', { name: /^Panic/ }));
  expect(outlives('emergency.armAlert')).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'CANCEL EMERGENCY' }));
  expect(outlives('emergency.cancelAlert')).toBe(true);
});

it('EMER-6 an alert and its Cancel are not sent in the name of somebody who signs in later', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: /^Panic/ }));
  server.online = false;
  await user.click(await screen.findByRole('button', { name: 'CANCEL EMERGENCY' }));
  await screen.findByText(/The alert may go out/);
  const before = server.calls.length;
  const ben = { ...testSession().person, id: testIds.ben };
  await act(async () => setBusState('session.current', testSession({ person: ben })));
  server.online = true;
  await act(async () => dispatchEvent(new Event('online')));
  expect(server.calls.slice(before)).toEqual([]);
});

it('EMER-6 each sending says how old the press is', async () => {
  const { user, server } = await open();
  await screen.findByRole('link', { name: 'Call 911' });
  server.online = false;
  await user.click(screen.getByRole('button', { name: /^Panic/ }));
  await screen.findByText(/No one has been alerted yet/);
  const pressed = Date.now();
  await expect.poll(() => Date.now() - pressed, { timeout: 3_000 }).toBeGreaterThan(1_000);
  server.online = true;
  await act(async () => dispatchEvent(new Event('online')));
  await expect
    .poll(() => Number(server.callsOf('emergency.armAlert').at(-1)?.['heldMs']))
    .toBeGreaterThan(1_000);
});

it('EMER-3 adds a contact: ten digits become E.164', async () => {
  const { user, server } = await open(
    {
      'emergency.listContacts': [],
      'emergency.addContact': ({ contactId }) => exampleContact({ id: contactId, name: 'Ada' }),
    },
    '/emergency?tab=contacts',
  );
  await user.click(await screen.findByRole('button', { name: 'Add Contact' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please choose one.')).toBeTruthy();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Phone'), '3125550142');
  await user.selectOptions(screen.getByRole('combobox', { name: /Relationship/ }), 'Sibling');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(server.callsOf('emergency.addContact')).toMatchObject([
    { name: 'Ada', relationship: 'Sibling', phone: '+13125550142', canReceiveAlerts: true, isPrimary: false },
  ]);
});

it.each([
  ['sent', 'The mail server accepted it.'],
  ['failed', 'was not accepted'],
  ['call', 'In an emergency, call or text'],
] as const)('EMER-3 Send test shows what truly happened: %s', async (status, text) => {
  const { user } = await open(
    { 'emergency.testContact': { status, channel: 'email' } },
    '/emergency?tab=contacts',
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for Grace Okafor' }));
  await user.click(screen.getByRole('menuitem', { name: 'Send test' }));
  await user.click(await screen.findByRole('button', { name: 'Send test' }));
  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
});

it('EMER-4 the history shows the last ten, and all on request', async () => {
  const alerts = Array.from({ length: 12 }, (_, index) =>
    exampleAlert({ id: `0199a000-0000-7000-8000-0000000001${index + 10}`, message: `Alert ${index}` }),
  );
  const { user } = await open(
    { 'emergency.listAlerts': { alerts, nextCursor: null } },
    '/emergency?tab=history',
  );
  expect(await screen.findByText('Alert 9')).toBeTruthy();
  expect(screen.queryByText('Alert 10')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByText('Alert 11')).toBeTruthy();
});
