import { useFormats, useRoutePath } from '@carecircle/remote-kit';
import { Skeleton, Tile } from '@carecircle/ui';
import { TrophyIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useOverview } from './use-overview';

/** Level, points and streak at a glance (SHELL-6); nothing for who does not take part. */
export default function PointsTile() {
  const t = useMessages();
  const { number } = useFormats();
  const { data, error } = useOverview();
  const href = useRoutePath('gamification') ?? undefined;
  const face = { icon: TrophyIcon, label: t('points.tile'), href };
  if (!data) {
    return error ? <Tile {...face} value="–" note={t('failed.short')} /> : <Skeleton shape="tile" />;
  }
  if (!data.game) return null;
  const { level, totalPoints, currentStreak } = data.game.stats;
  const points = t('points.count', { points: number(totalPoints), count: totalPoints });
  return (
    <Tile
      {...face}
      value={t('points.level', { level })}
      note={`${points} · ${t('check-in.streak', { count: currentStreak })}`}
    />
  );
}
