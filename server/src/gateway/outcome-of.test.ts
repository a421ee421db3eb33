import { expect, it } from 'vitest';
import { outcomeOf } from './outcome-of';

it.each([
  [{ MessageStatus: 'delivered' }, 'delivered'],
  [{ MessageStatus: 'undelivered', ErrorCode: '30003' }, 'failed'],
  [{ MessageStatus: 'queued' }, null],
  [{ CallStatus: 'completed' }, 'delivered'],
  [{ CallStatus: 'no-answer' }, 'failed'],
  [{ status: '1' }, 'delivered'],
  [{ status: 2 }, 'failed'],
  [{ status: '8' }, null],
  [{ status: 'DELIVRD' }, 'delivered'],
  [{ status: 'UNDELIV' }, 'failed'],
  [{ status: { $gt: '' } }, null],
  [{}, null],
] as const)('NOTE-5 reads of what a gateway tells in %j: %s', (told, outcome) => {
  expect(outcomeOf(told)).toBe(outcome);
});
