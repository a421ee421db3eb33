import type { Alert } from '@carecircle/contracts';

interface AlertPage {
  alerts: Alert[];
  nextCursor: string | null;
}

/** Puts a raised alert on top of the first page, or its newer state in its place. */
export function upsertAlert<P extends AlertPage>(pages: readonly P[], alert: Alert): P[] {
  const isKnown = pages.some((page) => page.alerts.some(({ id }) => id === alert.id));
  return pages.map((page, index) => {
    if (isKnown) return { ...page, alerts: page.alerts.map((old) => (old.id === alert.id ? alert : old)) };
    return index === 0 ? { ...page, alerts: [alert, ...page.alerts] } : page;
  });
}
