import type { Alert, AlertLocation } from './emergency';

/** Open alerts with this one in its newest state: kept while armed or active, gone when over (EMER-2). */
export function withAlert(open: readonly Alert[], alert: Alert): Alert[] {
  const others = open.filter(({ id }) => id !== alert.id);
  if (alert.status !== 'armed' && alert.status !== 'active') return others;
  return [...others, alert].sort((one, other) => one.armedAt.localeCompare(other.armedAt));
}

/** My own alert that still counts down. */
export function ownArmedAlert(open: readonly Alert[], memberId: string): Alert | undefined {
  return open.find((alert) => alert.status === 'armed' && alert.triggeredBy === memberId);
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
