import { expect, it } from 'vitest';
import { exampleAlert } from '../../testing/example-alert';
import { upsertAlert } from './apply-alert-event';

const old = exampleAlert({ id: 'old' });
const pages = [{ alerts: [old], nextCursor: null }];

it('EMER-4 a raised alert stands on top of the history, once, and changes in its place', () => {
  const once = upsertAlert(pages, exampleAlert({ id: 'new' }));
  expect(once[0]?.alerts.map(({ id }) => id)).toEqual(['new', 'old']);
  const resolved = { ...old, status: 'resolved' as const };
  expect(upsertAlert(once, resolved)[0]?.alerts[1]).toBe(resolved);
});
