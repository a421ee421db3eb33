import type { Recipient } from '@carecircle/contracts';
import { dayIn } from '../../records/circle-days';
import { refuse } from '../../refuse';

/** Refuses, at its field, a day that has not come where the person is (CARE-1). */
export function requirePastDay({ timeZone }: Recipient, day: string, now: Date): void {
  if (day <= dayIn(timeZone, now)) return;
  throw refuse('INVALID_INPUT', {
    message: 'This day has not come yet.',
    fields: [{ path: 'day', code: 'day_in_future' }],
  });
}
