import { financeFilePath } from '@carecircle/contracts';
import { useFormats, useSession } from '@carecircle/remote-kit';
import { LinkButton } from '@carecircle/ui';
import { DownloadIcon } from '@carecircle/ui/icons';
import { SearchField, Select } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import css from './history-finder.module.css';

export interface HistoryFilter {
  text: string;
  /** `YYYY-MM`, or all of them. */
  month: string;
}

export interface HistoryFinderProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

const offeredMonths = 24;

/** Search, month, and the same as a file. */
export function HistoryFinder({ filter, onChange }: HistoryFinderProps) {
  const t = useMessages();
  const { date, today } = useFormats();
  const { circle } = useSession();
  const months = latestMonths(today().slice(0, 7)).map((month) => ({
    ...{ value: month, label: date(`${month}-01`, 'month') },
  }));
  const query = new URLSearchParams({
    circleId: circle.id,
    ...(filter.month !== 'all' && { month: filter.month }),
  });
  return (
    <div className={css.finder}>
      <SearchField
        label={t('history.search')}
        placeholder={t('history.search')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <Select
        label={t('history.month')}
        isLabelHidden
        options={[{ value: 'all', label: t('history.month.all') }, ...months]}
        value={filter.month}
        onChange={(month) => onChange({ ...filter, month })}
      />
      <LinkButton icon={DownloadIcon} href={`${financeFilePath}?${query}`} download>
        {t('history.file')}
      </LinkButton>
    </div>
  );
}

function latestMonths(last: string): string[] {
  const [year = 0, number = 1] = last.split('-').map(Number);
  return Array.from({ length: offeredMonths }, (_, away) => {
    const index = year * 12 + number - 1 - away;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}
