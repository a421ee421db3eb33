import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getBusState, Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import trackOpenAlerts from '../alerts/track-open-alerts';
import remote from '../remote';
import { exampleAlert } from '../testing/example-alert';
import OpenAlertsBanner from './open-alerts.banner';

const notice = { phone: '+13125550142', channel: 'email', at: '2026-11-21T15:00:11.000Z' } as const;
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
  expect(screen.getByText('Cannot be reached automatically: call')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Text Hugo' }).getAttribute('href')).toBe('sms:+13125550142');
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
