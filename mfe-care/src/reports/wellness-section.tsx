import type { CareReport } from '@carecircle/contracts';
import { RouteLink } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { Comparison, useCompared } from './comparison';
import { useReportWords } from './report-words';

/** How somebody was found at check-ins. */
export function WellnessSection({ report }: { report: CareReport }) {
  const words = useMessages();
  const t = useReportWords();
  const compared = useCompared();
  if (!report.wellness) return null;
  const { checkIns, days, safe, ok, needsHelp, mood } = report.wellness;
  const figures = [
    { id: 'check-ins', name: t('check-ins'), figure: checkIns },
    { id: 'days', name: t('days'), figure: days },
    { id: 'safe', name: words('check-in.safe'), figure: safe },
    { id: 'ok', name: words('check-in.ok'), figure: ok },
    { id: 'needs-help', name: words('check-in.needs-help'), figure: needsHelp },
    { id: 'mood', name: t('mood'), figure: mood },
  ];
  return (
    <Comparison
      caption={t('section.wellness')}
      report={report}
      rows={figures.map(({ id, name, figure }) => ({
        id,
        label: <RouteLink to="check-in">{name}</RouteLink>,
        ...compared(figure),
      }))}
    />
  );
}
