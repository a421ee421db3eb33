import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { bus } from '@carecircle/event-bus';
import type { Alert } from '@carecircle/contracts';
import { getBusState, Refusal } from '@carecircle/remote-kit';
import { publish, testIds, testSession } from '@carecircle/remote-kit/testing';
import { renderShell } from '../testing/render-shell';
import { keepOpenAlerts } from './keep-open-alerts';

const alertOf = (id: string): Alert => ({
  id: `0199a000-0000-7000-8000-0000000000${id}`,
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
});
const [known, raisedMeanwhile, resolvedMeanwhile] = [alertOf('e1'), alertOf('e2'), alertOf('e3')];

let stop = () => undefined as void;
afterEach(() => stop());

const readSessionAnew = () => act(async () => bus.state('session.current').set(testSession()));

it('EMER-2 after lost events the list is asked for until there is an answer, also when the first try fails', async () => {
  const { server } = await renderShell(<p />, {
    states: { 'alerts.open': [] },
    answers: { 'emergency.listOpenAlerts': new Refusal({ code: 'UNAVAILABLE', message: 'starting' }) },
  });
  stop = keepOpenAlerts();
  await readSessionAnew();
  await expect.poll(() => server.callsOf('emergency.listOpenAlerts').length).toBe(1);
  server.answer({ 'emergency.listOpenAlerts': [known] });
  await act(async () => dispatchEvent(new Event('online')));
  await expect.poll(() => getBusState('alerts.open')).toEqual([known]);
});

it('EMER-2 an alert that goes out while the list is on its way is not lost with it', async () => {
  let answer = (_alerts: Alert[]) => undefined as void;
  await renderShell(<p />, {
    states: { 'alerts.open': [] },
    answers: { 'emergency.listOpenAlerts': () => new Promise<Alert[]>((resolve) => (answer = resolve)) },
  });
  stop = keepOpenAlerts();
  await readSessionAnew();
  await publish('alert.raised', { alert: raisedMeanwhile });
  await act(async () => answer([known]));
  await expect
    .poll(() => getBusState('alerts.open').map(({ id }) => id))
    .toEqual([known.id, raisedMeanwhile.id]);
});

it('EMER-2 a list that was read before an alert was over does not open it again', async () => {
  let answer = (_alerts: Alert[]) => undefined as void;
  await renderShell(<p />, {
    states: { 'alerts.open': [resolvedMeanwhile] },
    answers: { 'emergency.listOpenAlerts': () => new Promise<Alert[]>((resolve) => (answer = resolve)) },
  });
  stop = keepOpenAlerts();
  await publish('alert.resolved', { alert: { ...resolvedMeanwhile, status: 'resolved' } });
  await readSessionAnew();
  await act(async () => answer([known, resolvedMeanwhile]));
  await expect.poll(() => getBusState('alerts.open')).toEqual([known]);
});

it('EMER-6 the place of the one in need moves on every open screen', async () => {
  await renderShell(<p />, { states: { 'alerts.open': [known] } });
  stop = keepOpenAlerts();
  const location = { latitude: 41.9, longitude: -87.6, accuracyMetres: 20 };
  await act(async () => bus.signal('alert.moved', { circleId: testIds.circle, alertId: known.id, location }));
  expect(getBusState('alerts.open')).toMatchObject([{ id: known.id, location }]);
});
