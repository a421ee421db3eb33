import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getBusState, Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import trackOpenAlerts from '../alerts/track-open-alerts';
import remote from '../remote';
import { exampleAlert } from '../testing/example-alert';
import OpenAlertsBanner from './open-alerts.banner';

const notice = {
  phone: '+13125550142',
  channel: 'email',
  prefers: 'email',
  at: '2026-11-21T15:00:11.000Z',
} as const;
const alert = exampleAlert({
  notices: [
    { ...notice, contactId: testIds.cleo, name: 'Grace', status: 'sent' },
    { ...notice, contactId: testIds.ben, name: 'Hugo', channel: 'call', status: 'call' },
  ],
});

function open(answers: Answers = {}) {
  return renderFeature(<OpenAlertsBanner />, { remote, states: { 'alerts.open': [alert] }, answers });
}

it('EMER-2 shows who needs help, and acknowledging names me', async () => {
  const { user } = await open({
    'emergency.acknowledgeAlert': { ...alert, acknowledgedBy: [testIds.ana] },
  });
  const banner = within(screen.getByRole('region', { name: 'ACTIVE EMERGENCY' }));
  expect(banner.getByText(/Ben Rivera needs help now/)).toBeTruthy();
  await user.click(banner.getByRole('button', { name: 'Acknowledge' }));
  expect(banner.getByText('Seen by Ana Rivera')).toBeTruthy();
  expect(banner.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
});

it('EMER-2 a refused acknowledgement is taken back', async () => {
  const { user } = await open({
    'emergency.acknowledgeAlert': new Refusal({ code: 'INVALID_STATE', message: 'over' }),
  });
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('No one has confirmed yet')).toBeTruthy();
});

it('EMER-2 Mark Resolved asks, since everybody is told, and takes the banner away', async () => {
  const { user, server } = await open({ 'emergency.resolveAlert': { ...alert, status: 'resolved' } });
  const press = () => user.click(screen.getByRole('button', { name: 'Mark Resolved' }));
  await press();
  const question = within(await screen.findByRole('alertdialog', { name: 'Is the emergency over?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.callsOf('emergency.resolveAlert')).toHaveLength(0);
  await press();
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Mark Resolved' }));
  await waitFor(() => expect(screen.queryByText('ACTIVE EMERGENCY')).toBeNull());
});

it('EMER-3 shows per contact what was sent, and calls by hand where nothing can be', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Location and contacts' }));
  expect(screen.getByText('Sent')).toBeTruthy();
  expect(screen.getByText('Can’t be reached automatically. Please call')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Text Hugo' }).getAttribute('href')).toBe('sms:+13125550142');
});

it('EMER-3 says when a contact is notified unless somebody answers, and who no longer needs to be', async () => {
  const notices = [
    { ...notice, contactId: testIds.cleo, name: 'Grace', status: 'planned' as const },
    { ...notice, contactId: testIds.ben, name: 'Hugo', prefers: 'call' as const, status: 'spared' as const },
  ];
  const { user } = await renderFeature(<OpenAlertsBanner />, {
    remote,
    states: { 'alerts.open': [{ ...alert, notices }] },
  });
  await user.click(screen.getByRole('button', { name: 'Location and contacts' }));
  expect(screen.getByText(/^At .*, if no one answers$/)).toBeTruthy();
  expect(screen.getByText('Not needed: someone answered')).toBeTruthy();
  expect(screen.getByText('Prefers a call')).toBeTruthy();
});

it('EMER-3 NOTE-5 tells what a gateway delivered from what its contact has read', async () => {
  const notices = [
    { ...notice, contactId: testIds.cleo, name: 'Grace', channel: 'sms' as const, isRead: false },
    { ...notice, contactId: testIds.ben, name: 'Hugo', isRead: true },
  ].map((each) => ({ ...each, status: 'delivered' as const }));
  const { user } = await renderFeature(<OpenAlertsBanner />, {
    remote,
    states: { 'alerts.open': [{ ...alert, notices }] },
  });
  await user.click(screen.getByRole('button', { name: 'Location and contacts' }));
  expect(screen.getByText('Delivered')).toBeTruthy();
  expect(screen.getByText('Delivered and read')).toBeTruthy();
});

it('EMER-6 draws where the one in need is, and offers it to the maps of the telephone', async () => {
  const location = { latitude: 41.8781, longitude: -87.6298, accuracyMetres: 12.4 };
  const { user } = await renderFeature(<OpenAlertsBanner />, {
    remote,
    states: { 'alerts.open': [exampleAlert({ location })] },
  });
  await user.click(screen.getByRole('button', { name: 'Location and contacts' }));
  expect(screen.getByRole('img', { name: 'Where Ben Rivera is' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toBe(
    'geo:41.8781,-87.6298;u=12',
  );
});

it('EMER-6 a drill says that it is one, and ends without a question', async () => {
  const drill = exampleAlert({ isDrill: true });
  const { user, server } = await renderFeature(<OpenAlertsBanner />, {
    remote,
    states: { 'alerts.open': [drill] },
    answers: { 'emergency.resolveAlert': { ...drill, status: 'resolved' } },
  });
  const banner = within(screen.getByRole('region', { name: 'DRILL' }));
  expect(banner.getByText('Drill: Ben Rivera is practicing. No one is in danger.')).toBeTruthy();
  await user.click(banner.getByRole('button', { name: 'End drill' }));
  expect(server.callsOf('emergency.resolveAlert')).toHaveLength(1);
});

it('EMER-2 MFE-7 alerts of others come and go on every screen', async () => {
  await open();
  const stop = trackOpenAlerts();
  const other = exampleAlert({ id: testIds.recipient, type: 'fall' });
  await publish('alert.raised', { alert: other });
  expect(screen.getByText(/Ben Rivera has fallen/)).toBeTruthy();
  await publish('alert.resolved', { alert: { ...other, status: 'resolved' } });
  expect(getBusState('alerts.open')).toEqual([alert]);
  await act(async () => stop());
});

it("EMER-6 'I'm going' names who goes since when, and can be taken back", async () => {
  const since = '2026-11-21T15:02:00.000Z';
  const going = { ...alert, acknowledgedBy: [testIds.ana], helpers: [{ memberId: testIds.ana, since }] };
  const { user } = await open({
    'emergency.goToAlert': going,
    'emergency.turnBackFromAlert': { ...going, helpers: [] },
  });
  const banner = within(screen.getByRole('region', { name: 'ACTIVE EMERGENCY' }));
  await user.click(banner.getByRole('button', { name: 'I’m going' }));
  expect(await banner.findByText(/You’re on the way, since/)).toBeTruthy();
  expect(banner.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
  const stop = trackOpenAlerts();
  await publish('alert.helper-set-out', {
    alert: { ...going, helpers: [...going.helpers, { memberId: testIds.cleo, since }] },
    memberId: testIds.cleo,
  });
  expect(banner.getByText(/On the way: Cleo/)).toBeTruthy();
  await user.click(banner.getByRole('button', { name: 'I can’t go after all' }));
  await waitFor(() => expect(banner.queryByText(/You’re on the way/)).toBeNull());
  await act(async () => stop());
});

it('EMER-6 nobody is asked to go to an alert of their own', async () => {
  await renderFeature(<OpenAlertsBanner />, {
    remote,
    states: { 'alerts.open': [exampleAlert({ triggeredBy: testIds.ana })] },
  });
  expect(screen.queryByRole('button', { name: 'I’m going' })).toBeNull();
});
