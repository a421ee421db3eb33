import type { ApiOutputs } from '@carecircle/contracts/api';
import { useFormats } from '@carecircle/remote-kit';
import { BarPlot } from '@carecircle/ui/plots';
import { useCareLogWords } from '../care-log-words';

interface Props {
  weeks: ApiOutputs['care']['getCareHours']['weeks'];
}

/** The last eight weeks; one without a record has no bar (CARE-1). */
export function HoursPlot({ weeks }: Props) {
  const t = useCareLogWords();
  const formats = useFormats();
  return (
    <BarPlot
      title={t('hours.weeks')}
      layout="rows"
      unit={t('hours.unit')}
      formatValue={(minutes) => formats.number(minutes / 60, { maximumFractionDigits: 1 })}
      bars={weeks.map(({ start, minutes }) => ({
        id: start,
        label: t('hours.week-of', { day: formats.date(start, 'short') }),
        value: minutes,
      }))}
    />
  );
}
