import { useSyncExternalStore } from 'react';

/** How far an alert of this device has come. Times are milliseconds since 1970 by the server's clock. */
export interface Attempt {
  pressedAt: number;
  /** `sending` until the server has answered, `armed` afterwards, `refused` when it said no. */
  reach: 'sending' | 'armed' | 'refused';
  /** Set once sending took too long or failed: said plainly, while sending goes on. */
  isUnreachable: boolean;
  cancel: 'none' | 'sending' | 'unreachable';
  /** The countdown was put away while Cancel is still on its way. */
  isPutAway: boolean;
}

let attempts: ReadonlyMap<string, Attempt> = new Map();
const listeners = new Set<() => void>();

/** Attempt of an alert, undefined when it was armed on another device or before a reload. */
export function attemptOf(alertId: string): Attempt | undefined {
  return attempts.get(alertId);
}

/** Begins an attempt, or notes what became of it. */
export function noteAttempt(alertId: string, changes: Partial<Attempt>): void {
  const before = attempts.get(alertId) ?? {
    pressedAt: 0,
    reach: 'armed' as const,
    isUnreachable: false,
    cancel: 'none' as const,
    isPutAway: false,
  };
  attempts = new Map(attempts).set(alertId, { ...before, ...changes });
  for (const listener of listeners) listener();
}

export function forgetAttempt(alertId: string): void {
  const rest = new Map(attempts);
  rest.delete(alertId);
  attempts = rest;
  for (const listener of listeners) listener();
}

/** The attempt behind an alert; renders anew when it changes. */
export function useAttempt(alertId: string): Attempt | undefined {
  return useSyncExternalStore(subscribe, () => attempts.get(alertId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
