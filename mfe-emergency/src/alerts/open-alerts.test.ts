import { expect, it } from 'vitest';
import { exampleAlert } from '../testing/example-alert';
import { activeAlerts, ownArmedAlert, withAlert } from './open-alerts';

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
});
