import { useLiveQuery } from '@carecircle/remote-kit';

const anew = () => undefined;

/** Whether reports go out by mail, and what became of the last letters (REP-3). */
export function useReportMail() {
  return useLiveQuery(
    'reports.getReportMail',
    {},
    { on: { 'report.mailed': anew, 'report-letter.settled': anew, 'weekly-report.switched': anew } },
  );
}
