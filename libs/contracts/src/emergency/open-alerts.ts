import type { Alert, AlertLocation, AlertStatus } from './emergency';

/** The way of an alert; it never goes back. One that goes out after all was not cancelled, whatever was said before. */
const way: readonly AlertStatus[] = ['armed', 'cancelled', 'active', 'resolved'];

/** Open alerts with this one in its newest state: kept while armed or active, gone when over (EMER-2). */
export function withAlert(open: readonly Alert[], alert: Alert): Alert[] {
  const others = open.filter(({ id }) => id !== alert.id);
  if (isOver(alert.status)) return others;
  return [...others, alert].sort((one, other) => one.armedAt.localeCompare(other.armedAt));
}

/**
 * Remembers which alerts are over, and says of news of an alert whether it is older than its end. An event can come behind the
 * answer of a command, and a list can have been read before it: neither opens the alert again (EMER-2).
 */
export function rememberEnds(): (alert: Alert) => boolean {
  const ends = new Map<string, number>();
  return ({ id, status }) => {
    const place = way.indexOf(status);
    if (place < (ends.get(id) ?? 0)) return true;
    if (isOver(status)) ends.set(id, place);
    return false;
  };
}

/** My own alerts that still count down, the first one first. */
export function ownArmedAlerts(open: readonly Alert[], memberId: string): Alert[] {
  return open.filter((alert) => alert.status === 'armed' && alert.triggeredBy === memberId);
}

/** The first of my own alerts that still count down. */
export function ownArmedAlert(open: readonly Alert[], memberId: string): Alert | undefined {
  return ownArmedAlerts(open, memberId)[0];
}

/** Alerts that are out, the first one first. */
export function activeAlerts(open: readonly Alert[]): Alert[] {
  return open.filter((alert) => alert.status === 'active');
}

/** Open alerts with the newest place of one of them; one that is over has none any more (EMER-6). */
export function withPlace(
  open: readonly Alert[],
  { alertId, location }: { alertId: string; location: AlertLocation },
): Alert[] {
  return open.map((alert) => (alert.id === alertId ? { ...alert, location } : alert));
}

function isOver(status: AlertStatus): boolean {
  return status === 'cancelled' || status === 'resolved';
}
