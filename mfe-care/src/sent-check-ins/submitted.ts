import type { CheckInStatus } from '@carecircle/contracts';

/** A check-in that was just handed over; while it waits, to this device alone. */
export interface Submitted {
  recipientId: string;
  status: CheckInStatus;
  isWaiting: boolean;
}
