import { useFormats } from '@carecircle/remote-kit';
import { Heading, IconButton } from '@carecircle/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import css from './budget.module.css';
import { monthAway } from './sum-budget';

export interface MonthSwitchProps {
  /** `YYYY-MM`. */
  month: string;
  onChange: (month: string) => void;
}

/** The month before, the one shown, the next. */
export function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  const t = useMessages();
  const { date } = useFormats();
  return (
    <div className={css.month}>
      <IconButton
        icon={ChevronLeftIcon}
        aria-label={t('month.earlier')}
        onPress={() => onChange(monthAway(month, -1))}
      />
      <Heading level={2}>{date(`${month}-01`, 'month')}</Heading>
      <IconButton
        icon={ChevronRightIcon}
        aria-label={t('month.later')}
        onPress={() => onChange(monthAway(month, 1))}
      />
    </div>
  );
}
