import { alertCountdownSeconds, type Alert } from '@carecircle/contracts';
import type { Attempt } from '../alerts/attempts';

/**
 * What the countdown says: `counting` with the server's deadline ahead, `going-out` when it has passed, `unreachable` while
 * the server knows nothing, `cancelling` and `cancel-unreachable` after Cancel.
 */
export type CountdownPhase = 'counting' | 'going-out' | 'unreachable' | 'cancelling' | 'cancel-unreachable';

export interface Countdown {
  phase: CountdownPhase;
  /** Whole seconds until the alert goes out, 10 to 0. */
  secondsLeft: number;
}

/** State of an armed alert's countdown at `nowMs` (server's clock, milliseconds since 1970; EMER-1, EMER-6). */
export function countdownAt(
  alert: Pick<Alert, 'deadlineAt'>,
  attempt: Attempt | undefined,
  nowMs: number,
): Countdown {
  const left = Math.ceil((Date.parse(alert.deadlineAt) - nowMs) / 1000);
  const secondsLeft = Math.min(alertCountdownSeconds, Math.max(0, left));
  return { phase: phaseOf(attempt, secondsLeft), secondsLeft };
}

function phaseOf(attempt: Attempt | undefined, secondsLeft: number): CountdownPhase {
  if (attempt?.cancel === 'unreachable') return 'cancel-unreachable';
  if (attempt?.cancel === 'sending') return 'cancelling';
  if (attempt && attempt.reach !== 'armed' && (attempt.isUnreachable || secondsLeft === 0))
    return 'unreachable';
  return secondsLeft > 0 ? 'counting' : 'going-out';
}
