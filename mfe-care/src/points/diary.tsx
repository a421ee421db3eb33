import { useFormats } from '@carecircle/remote-kit';
import { Card } from '@carecircle/ui';
import { BarPlot } from '@carecircle/ui/plots';
import { useDiary } from './game-queries';
import { useGameWords } from './game-words';

/** What each of the last days brought: the feature that the points diary switches on (GAME-5). */
export function Diary() {
  const t = useGameWords();
  const { date } = useFormats();
  const days = useDiary().data?.days;
  if (!days) return null;
  return (
    <Card as="div">
      <BarPlot
        title={t('diary.title')}
        unit={t('diary.unit')}
        bars={days.map(({ day, points }) => ({ id: day, label: date(day, 'short'), value: points }))}
      />
    </Card>
  );
}
