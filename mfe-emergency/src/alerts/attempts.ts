import { useSyncExternalStore } from 'react';
import type { Alert } from '@carecircle/contracts';

/** How far an alert of this device has come. */
export interface Attempt {
  /** The alert as it was pressed here; null when another device or an earlier page armed it. */
  draft: Alert | null;
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

/** Alerts of this device that the server has not answered yet. */
export function draftsOnTheWay(): Alert[] {
  return [...attempts.values()].flatMap(({ reach, draft }) => (reach === 'sending' && draft ? [draft] : []));
}

/** Whether Cancel was pressed on this device; the answer may not be there yet. */
export function isBeingCancelled({ id }: Alert): boolean {
  return (attempts.get(id)?.cancel ?? 'none') !== 'none';
}

/** Begins an attempt, or notes what became of it. */
export function noteAttempt(alertId: string, changes: Partial<Attempt>): void {
  const before = attempts.get(alertId) ?? {
    draft: null,
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
