import { bus } from '@carecircle/event-bus';
import { withAlert, type Alert } from '@carecircle/contracts';
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

/**
 * What this remote adds to 'alerts.open', which the shell keeps: an alert that is still being sent from here stays on the
 * screen, however often the server's list, which does not have it yet, is read.
 */
export default function trackOpenAlerts(): () => void {
  const stops = types.map((type) => bus.on(type, ({ payload }) => hear(payload.alert)));
  const stopState = bus.state('alerts.open').subscribe(putBackDrafts);
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
  if (alert.circleId !== currentSession()?.circle.id) return;
  setBusState('alerts.open', withAlert(getBusState('alerts.open'), alert));
}

function putBackDrafts(open: readonly Alert[]): void {
  for (const draft of draftsOnTheWay()) if (!open.some(({ id }) => id === draft.id)) noteAlert(draft);
}
