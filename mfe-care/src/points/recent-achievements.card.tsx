import { useFormats, useRoutePath } from '@carecircle/remote-kit';
import { List, ListRow, Section } from '@carecircle/ui';
import { MedalIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useOverview } from './use-overview';

/** 'Recent Achievements', the last two (SHELL-6); nothing while there is none. */
export default function RecentAchievementsCard() {
  const t = useMessages();
  const { number } = useFormats();
  const { data } = useOverview();
  const href = useRoutePath('gamification', {}, { tab: 'achievements' }) ?? undefined;
  const achievements = data?.game?.recentAchievements ?? [];
  if (achievements.length === 0) return null;
  return (
    <Section title={t('game.recent')}>
      <List label={t('game.recent')}>
        {achievements.map(({ id, points }) => (
          <ListRow
            key={id}
            leading={<MedalIcon />}
            title={t.dynamic(`achievement.${id}`)}
            meta={t('points.count', { points: number(points), count: points })}
            href={href}
          />
        ))}
      </List>
    </Section>
  );
}
