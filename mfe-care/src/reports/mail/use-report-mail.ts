import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
/** Whether reports go out by mail, and what became of the last letters (REP-3). */
export function useReportMail() {
  return useLiveQuery(
    'reports.getReportMail',
    {},
    {
      on: {
        'report.mailed': needsRefetch,
        'report-letter.settled': needsRefetch,
        'weekly-report.switched': needsRefetch,
      },
    },
  );
}
