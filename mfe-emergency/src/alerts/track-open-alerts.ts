import { bus } from '@carecircle/event-bus';
import { rememberEnds, withAlert, type Alert } from '@carecircle/contracts';
import { currentSession, getBusState, setBusState } from '@carecircle/remote-kit';
import { sharePlaceWhileOpen } from '../location/share-place';
import { endArming } from './arming';
import { attemptOf, draftsOnTheWay, noteAttempt } from './attempts';

const types = [
  'alert.armed',
  'alert.cancelled',
  'alert.raised',
  'alert.acknowledged',
  'alert.helper-set-out',
  'alert.helper-turned-back',
  'alert.resolved',
  'alert.updated',
] as const;

let isOld = rememberEnds();

/**
 * What this remote adds to 'alerts.open', which the shell keeps: an alert that is still being sent from here stays on the
 * screen, however often the server's list, which does not have it yet, is read. And one whose end was answered here stays away,
 * whatever comes late of it: a countdown that is over would swallow the next press.
 */
export default function trackOpenAlerts(): () => void {
  isOld = rememberEnds();
  const stops = types.map((type) => bus.on(type, ({ payload }) => hear(payload.alert)));
  const stopState = bus.state('alerts.open').subscribe(correct);
  const stopSharing = sharePlaceWhileOpen();
  return () => [...stops, stopState, stopSharing].forEach((stop) => stop());
}

// What the server tells of, it has, even when its answer was lost on the way here.
function hear(alert: Alert): void {
  if (attemptOf(alert.id)?.reach === 'sending') {
    endArming(alert.id);
    noteAttempt(alert.id, { reach: 'armed', isUnreachable: false });
  }
  noteAlert(alert);
}

/** Puts an alert's newest state where all screens see it. */
export function noteAlert(alert: Alert): void {
  if (isOld(alert) || alert.circleId !== currentSession()?.circle.id) return;
  setBusState('alerts.open', withAlert(getBusState('alerts.open'), alert));
}

/** Takes an alert away of which the server is not known to say that it is over; should it tell of it, it comes back. */
export function dropAlert({ id }: Alert): void {
  setBusState(
    'alerts.open',
    getBusState('alerts.open').filter((alert) => alert.id !== id),
  );
}

function correct(open: readonly Alert[]): void {
  const current = open.filter((alert) => !isOld(alert));
  if (current.length < open.length) return setBusState('alerts.open', current);
  for (const draft of draftsOnTheWay()) if (!open.some(({ id }) => id === draft.id)) noteAlert(draft);
}
