import { reportAdherence, type Adherence, type CareReport } from '@carecircle/contracts';
import { RouteLink, useFormats } from '@carecircle/remote-kit';
import { StatusPill, Text } from '@carecircle/ui';
import { Comparison } from './comparison';
import { useReportWords } from './report-words';
import css from './reports.module.css';

/** Whether what was due was given, in all and by medication. */
export function AdherenceSection({ report }: { report: CareReport }) {
  const t = useReportWords();
  if (!report.adherence) return null;
  const { now, before, medications } = report.adherence;
  const rows = [
    { id: 'all', name: t('all-medications'), now, before },
    ...medications.map((each) => ({ ...each, id: each.medicationId })),
  ];
  return (
    <div className={css.panel}>
      <Comparison
        caption={t('section.adherence')}
        report={report}
        rows={rows.map((row) => ({
          id: row.id,
          label: (
            <RouteLink to="medications-advanced" search={{ tab: 'analytics' }}>
              {row.name}
            </RouteLink>
          ),
          now: <Given adherence={row.now} />,
          before: <Given adherence={row.before} />,
        }))}
      />
      <Text size="small" tone="soft">
        {t('adherence.legend', { good: reportAdherence.good, fair: reportAdherence.fair })}
      </Text>
    </div>
  );
}

/** Per cent in its colour and word, and the doses that it comes from. */
function Given({ adherence: { percent, ...counts } }: { adherence: Adherence }) {
  const t = useReportWords();
  const { number } = useFormats();
  if (percent === null) return <span className={css.none}>{t('no-data')}</span>;
  const given = counts.taken + counts.late;
  const level = levelOf(percent);
  const text = number(percent / 100, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <span className={css.given}>
      <StatusPill tone={tones[level]}>{t(`adherence.${level}`, { percent: text })}</StatusPill>
      <span className={css.days}>{t('doses', { given, total: given + counts.skipped + counts.missed })}</span>
    </span>
  );
}

const tones = { good: 'done', fair: 'due', low: 'missed' } as const;

/** 90 and above green, 75 and above yellow, else red (REP-1). */
export function levelOf(percent: number): keyof typeof tones {
  if (percent >= reportAdherence.good) return 'good';
  return percent >= reportAdherence.fair ? 'fair' : 'low';
}
