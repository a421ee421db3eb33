import { useSearchParams } from 'react-router-dom';
import { changeSearch } from '@carecircle/remote-kit';
import { ErrorState, Skeleton, Stack } from '@carecircle/ui';
import { Tabs } from '@carecircle/ui/panels';
import { AchievementsPanel } from './achievements-panel';
import { ChallengesPanel } from './challenges-panel';
import { useGameWords, WithGameWords } from './game-words';
import { LeaderboardPanel } from './leaderboard-panel';
import { LevelCard } from './level-card';
import { NotPlaying } from './not-playing';
import { OverviewPanel } from './overview-panel';
import { RewardsPanel } from './rewards-panel';
import { useOverview } from './use-overview';

const tabIds = ['overview', 'achievements', 'challenges', 'leaderboard', 'rewards'] as const;

/** Achievements & Rewards: the level, and what leads to it and from it (GAME-1 to GAME-5). */
export default function GamificationPage() {
  return (
    <WithGameWords fallback={<Waiting />}>
      <Game />
    </WithGameWords>
  );
}

function Game() {
  const t = useGameWords();
  const [search] = useSearchParams();
  const { data, error, refetch, isFetching } = useOverview();
  if (!data && error) {
    return (
      <ErrorState title={t('failed')} text={t('failed.text')} onRetry={refetch} isRetrying={isFetching} />
    );
  }
  if (!data) return <Waiting />;
  const { game, takingPart } = data;
  if (!game) return <NotPlaying takingPart={takingPart} />;
  const show = (tab: (typeof tabIds)[number]) => changeSearch({ tab: tab === 'overview' ? null : tab });
  const panels = {
    overview: <OverviewPanel game={game} takingPart={takingPart} />,
    achievements: <AchievementsPanel />,
    challenges: <ChallengesPanel />,
    leaderboard: <LeaderboardPanel />,
    rewards: <RewardsPanel />,
  };
  return (
    <Stack gap={4}>
      <LevelCard stats={game.stats} />
      <Tabs
        label={t('tabs')}
        selectedId={tabIds.find((id) => id === search.get('tab')) ?? 'overview'}
        onSelect={show}
        items={tabIds.map((id) => ({ id, label: t(`tab.${id}`), content: panels[id] }))}
      />
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap={4}>
      <Skeleton shape="card" />
      <Skeleton shape="row" count={4} />
    </Stack>
  );
}
