import { useRoutePath } from '@carecircle/remote-kit';
import { Skeleton, Tile } from '@carecircle/ui';
import { HealthIcon } from '@carecircle/ui/icons';
import { useCheckInDay } from '../check-in-day/use-check-in-day';
import { useMessages } from '../words';
import { TodayNote, todayState } from './today-state';

/** Whether everyone cared for has a check-in today, else who is missing; and who needs help (SHELL-6). */
export default function CheckInTile() {
  const t = useMessages();
  const { people, error } = useCheckInDay();
  const href = useRoutePath('check-in') ?? undefined;
  const face = { icon: HealthIcon, label: t('check-in.nav'), href };
  if (!people) {
    return error ? <Tile {...face} value="–" note={t('failed.short')} /> : <Skeleton shape="tile" />;
  }
  return (
    <Tile {...face} value={t(`check-in.day.${todayState(people)}`)} note={<TodayNote people={people} />} />
  );
}
