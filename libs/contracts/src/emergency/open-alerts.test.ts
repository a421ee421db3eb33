import { expect, it } from 'vitest';
import type { Alert } from './emergency';
import {
  activeAlerts,
  ownArmedAlert,
  ownArmedAlerts,
  rememberEnds,
  withAlert,
  withPlace,
} from './open-alerts';

function exampleAlert(fields: Partial<Alert>): Alert {
  return {
    id: 'alert',
    circleId: 'circle',
    type: 'panic',
    severity: 'critical',
    status: 'active',
    message: '',
    triggeredBy: 'ben',
    armedAt: '2026-11-21T15:00:00.000Z',
    deadlineAt: '2026-11-21T15:00:10.000Z',
    raisedAt: null,
    location: null,
    acknowledgedBy: [],
    helpers: [],
    isDrill: false,
    resolvedBy: null,
    resolvedAt: null,
    notices: [],
    ...fields,
  };
}

const armed = exampleAlert({ id: 'armed', status: 'armed' });
const active = exampleAlert({ id: 'active', armedAt: '2026-11-21T14:00:00.000Z' });

it('EMER-2 keeps armed and active alerts, the first one first, and each once', () => {
  const open = withAlert(withAlert([armed], active), active);
  expect(open.map(({ id }) => id)).toEqual(['active', 'armed']);
  expect(activeAlerts(open)).toEqual([active]);
});

it('EMER-2 lets go of what is cancelled or resolved', () => {
  expect(withAlert([armed], { ...armed, status: 'cancelled' })).toEqual([]);
  expect(withAlert([active], { ...active, status: 'resolved' })).toEqual([]);
});

it('EMER-6 a countdown is shown only to the one who pressed', () => {
  expect(ownArmedAlert([armed], armed.triggeredBy)).toBe(armed);
  expect(ownArmedAlert([armed], 'somebody else')).toBeUndefined();
  expect(ownArmedAlerts([armed, active], armed.triggeredBy)).toEqual([armed]);
});

it('EMER-2 knows news of an alert that are older than its end', () => {
  const isOld = rememberEnds();
  expect(isOld(armed)).toBe(false);
  expect(isOld({ ...armed, status: 'cancelled' })).toBe(false);
  expect(isOld(armed)).toBe(true);
  expect(isOld({ ...armed, id: 'another' })).toBe(false);
});

it('EMER-6 an alert that goes out is shown whatever was said before, and one that is resolved is over', () => {
  const isOld = rememberEnds();
  isOld({ ...armed, status: 'cancelled' });
  expect(isOld({ ...armed, status: 'active' })).toBe(false);
  expect(isOld({ ...armed, status: 'resolved' })).toBe(false);
  expect(isOld({ ...armed, status: 'active' })).toBe(true);
});

it('EMER-6 a new place goes to its alert alone, and to none that is over', () => {
  const open = [exampleAlert({}), exampleAlert({ id: 'other' })];
  const location = { latitude: 41.9, longitude: -87.6, accuracyMetres: 20 };
  expect(withPlace(open, { alertId: 'other', location }).map((alert) => alert.location)).toEqual([
    null,
    location,
  ]);
  expect(withPlace([], { alertId: 'other', location })).toEqual([]);
});
