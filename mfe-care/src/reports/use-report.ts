import type { ReportPeriod } from '@carecircle/contracts';
import { needsRefetch, useLiveQuery, type ApplyMap } from '@carecircle/remote-kit';
import { reportFacts } from './report-facts';

/** Only the server counts: whatever a report is read from, it is refetched. */
function refetchByFacts<T>(): ApplyMap<T> {
  return Object.fromEntries(reportFacts.map((fact) => [fact, needsRefetch])) as ApplyMap<T>;
}

/** How somebody's last week, month or quarter was (REP-1). */
export function useReport(recipientId: string, period: ReportPeriod) {
  return useLiveQuery('reports.getCareReport', { recipientId, period }, { on: refetchByFacts() });
}

export interface ChosenDays {
  from: string;
  to: string;
}

/** The same with its course, of a period or of days that the reader chose (REP-2). */
export function useDetailedReport(recipientId: string, period: ReportPeriod, days: ChosenDays | null) {
  return useLiveQuery(
    'reports.getDetailedReport',
    { recipientId, period, ...days },
    { on: refetchByFacts() },
  );
}
