import type { ReactNode } from 'react';
import type { CareReport, Compared } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { VisuallyHidden } from '@carecircle/ui';
import { useReportWords } from './report-words';
import css from './reports.module.css';

export interface ComparedRow {
  id: string;
  /** Most often a link to the records that the figure comes from. */
  label: ReactNode;
  now: ReactNode;
  before: ReactNode;
}

interface Props {
  caption: string;
  report: Pick<CareReport, 'before'>;
  rows: readonly ComparedRow[];
}

/** Figures of the period with those of the one before beside them (REP-1). */
export function Comparison({ caption, report: { before }, rows }: Props) {
  const t = useReportWords();
  const formats = useFormats();
  const days = `${formats.date(before.from, 'short')} – ${formats.date(before.to, 'short')}`;
  return (
    <table className={css.figures}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('figure')}</VisuallyHidden>
          </th>
          <th scope="col">{t('now')}</th>
          <th scope="col">
            {t('before')}
            <span className={css.days}>{days}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, now, before: earlier }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td className={css.value}>{now}</td>
            <td>{earlier}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both figures of a row in words; 'no data' where there is no record, never zero. */
export function useCompared() {
  const t = useReportWords();
  const { number } = useFormats();
  return ({ now, before }: Compared, format: (value: number) => string = (value) => number(value)) => ({
    now: now === null ? <NoData text={t('no-data')} /> : format(now),
    before: before === null ? <NoData text={t('no-data')} /> : format(before),
  });
}

function NoData({ text }: { text: string }) {
  return <span className={css.none}>{text}</span>;
}
