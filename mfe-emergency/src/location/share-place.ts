import { bus } from '@carecircle/event-bus';
import type { Alert } from '@carecircle/contracts';
import { currentSession, sendCommand } from '@carecircle/remote-kit';
import { watchPlace } from './watch-place';

const storageKey = 'emergency.raised-here';

/** The alert that this device raised; it may be reloaded while the alert is open. Only one is kept: the last. */
let raisedHere = readRaisedHere();
let watching: { alertId: string; stop: () => void } | null = null;
const open = bus.state('alerts.open');

/** From now until it is over, this device tells where it is: the alert was raised here, so the person who needs help is here (EMER-6). */
export function noteRaisedHere(alertId: string): void {
  raisedHere = alertId;
  try {
    localStorage.setItem(storageKey, alertId);
  } catch {
    // A browser that keeps nothing shares the place until the page is closed.
  }
  follow(open.get());
}

/** Shares the place while an alert of this device is open, and stops when it is over. Gives how to end it. */
export function sharePlaceWhileOpen(): () => void {
  const stop = open.subscribe(follow);
  return () => {
    stop();
    end();
  };
}

function follow(alerts: readonly Alert[]): void {
  const personId = currentSession()?.person.id;
  const own = alerts.find(({ id, triggeredBy }) => id === raisedHere && triggeredBy === personId);
  if (watching && watching.alertId !== own?.id) end();
  if (!own || own.isDrill || watching) return;
  const alertId = own.id;
  const stop = watchPlace((location) => {
    void sendCommand('emergency.shareAlertLocation', { alertId, location });
  });
  watching = { alertId, stop };
}

function end(): void {
  watching?.stop();
  watching = null;
}

function readRaisedHere(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
