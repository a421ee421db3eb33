import { Card, Skeleton, Stack, StatusPill } from '@carecircle/ui';
import { useMessages } from '../words';
import { useCheckInDay } from '../check-in-day/use-check-in-day';
import { TodayNote, todayState } from './today-state';

const tones = { completed: 'done', pending: 'due', paused: 'neutral' } as const;

/** What the tile of the dashboard says, at the head of the page (SHELL-6). */
export function Today() {
  const t = useMessages();
  const { people, error } = useCheckInDay();
  if (!people) return error ? null : <Skeleton shape="row" />;
  const state = todayState(people);
  return (
    <Card title={t('check-in.today')}>
      <Stack gap={2}>
        <div>
          <StatusPill tone={tones[state]}>{t(`check-in.day.${state}`)}</StatusPill>
        </div>
        <div>
          <TodayNote people={people} />
        </div>
      </Stack>
    </Card>
  );
}
