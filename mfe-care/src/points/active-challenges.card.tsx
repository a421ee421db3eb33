import { useNow, useRoutePath } from '@carecircle/remote-kit';
import { List, ListRow, ProgressBar, Section } from '@carecircle/ui';
import { TargetIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { daysLeft } from './days-left';
import { useOverview } from './use-overview';
import { useRefetchAt } from './use-refetch-at';

/** 'Active Challenges', the first two that are not completed (SHELL-6); nothing when all are. */
export default function ActiveChallengesCard() {
  const t = useMessages();
  const now = useNow();
  const { data, refetch } = useOverview();
  const href = useRoutePath('gamification', {}, { tab: 'challenges' }) ?? undefined;
  const challenges = data?.game?.activeChallenges ?? [];
  useRefetchAt(
    challenges.map(({ expiresAt }) => expiresAt),
    refetch,
  );
  if (challenges.length === 0) return null;
  return (
    <Section title={t('game.active')}>
      <List label={t('game.active')}>
        {challenges.map(({ id, progress, target, expiresAt }) => {
          const title = t.dynamic(`challenge.${id}`);
          return (
            <ListRow
              key={id}
              leading={<TargetIcon />}
              title={title}
              meta={t('game.left', { count: daysLeft(expiresAt, now) })}
              href={href}
              footer={
                <ProgressBar
                  label={t('game.progress.label', { title })}
                  isLabelHidden
                  value={progress}
                  maxValue={target}
                  valueText={t('game.progress', { progress, goal: target })}
                />
              }
            />
          );
        })}
      </List>
    </Section>
  );
}
