import { expect, it } from 'vitest';
import type { Attempt } from '../alerts/attempts';
import { countdownAt } from './countdown-at';

const alert = { deadlineAt: '2026-11-21T15:00:10.000Z' };
const pressed = Date.parse('2026-11-21T15:00:00.000Z');
const attempt: Attempt = {
  draft: null,
  reach: 'armed',
  isUnreachable: false,
  cancel: 'none',
  isPutAway: false,
};

it('EMER-1 counts ten seconds down to the deadline of the server', () => {
  expect(countdownAt(alert, attempt, pressed)).toEqual({ phase: 'counting', secondsLeft: 10 });
  expect(countdownAt(alert, attempt, pressed + 9_001)).toEqual({ phase: 'counting', secondsLeft: 1 });
  expect(countdownAt(alert, attempt, pressed + 10_000)).toEqual({ phase: 'going-out', secondsLeft: 0 });
});

it('EMER-6 an alert armed on another device counts down here too', () => {
  expect(countdownAt(alert, undefined, pressed + 5_000)).toEqual({ phase: 'counting', secondsLeft: 5 });
});

it('EMER-5 says that nobody has been told while the server knows nothing', () => {
  const sending = { ...attempt, reach: 'sending' as const };
  expect(countdownAt(alert, sending, pressed + 1_000).phase).toBe('counting');
  expect(countdownAt(alert, { ...sending, isUnreachable: true }, pressed + 1_000).phase).toBe('unreachable');
  expect(countdownAt(alert, sending, pressed + 10_000).phase).toBe('unreachable');
});

it('EMER-6 says that the alert may go out when Cancel does not arrive', () => {
  expect(countdownAt(alert, { ...attempt, cancel: 'sending' }, pressed).phase).toBe('cancelling');
  expect(countdownAt(alert, { ...attempt, cancel: 'unreachable' }, pressed).phase).toBe('cancel-unreachable');
});
