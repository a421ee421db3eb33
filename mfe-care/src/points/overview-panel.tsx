import type { OperationOutput } from '@carecircle/remote-kit';
import { useFormats } from '@carecircle/remote-kit';
import { Card, EmptyState, Facts, Section, Stack } from '@carecircle/ui';
import { AchievementItem } from './achievement-item';
import { ChallengeItem } from './challenge-item';
import { Diary } from './diary';
import { GameItems } from './game-item';
import { useMessages } from '../words';
import { useGameWords } from './game-words';
import { TakingPart, type TakingPartState } from './taking-part';

type Game = NonNullable<OperationOutput<'points.getOverview'>['game']>;

interface OverviewPanelProps {
  game: Game;
  takingPart: TakingPartState;
}

/** The latest achievements, the open challenges, all figures, and whether to take part. */
export function OverviewPanel({ game, takingPart }: OverviewPanelProps) {
  const t = useGameWords();
  const names = useMessages();
  const { recentAchievements, activeChallenges } = game;
  return (
    <Stack gap={6}>
      <Section title={names('game.recent')}>
        {recentAchievements.length === 0 ? (
          <Card padding="none" as="div">
            <EmptyState text={t('recent.empty')} />
          </Card>
        ) : (
          <GameItems label={names('game.recent')}>
            {recentAchievements.map((achievement) => (
              <AchievementItem key={achievement.id} achievement={achievement} />
            ))}
          </GameItems>
        )}
      </Section>
      <Section title={names('game.active')}>
        {activeChallenges.length === 0 ? (
          <Card padding="none" as="div">
            <EmptyState text={t('active.empty')} />
          </Card>
        ) : (
          <GameItems label={names('game.active')}>
            {activeChallenges.map((challenge) => (
              <ChallengeItem key={challenge.id} challenge={challenge} />
            ))}
          </GameItems>
        )}
      </Section>
      <Diary />
      <Figures game={game} />
      <TakingPart takingPart={takingPart} />
    </Stack>
  );
}

function Figures({ game: { stats, pointsToSpend } }: { game: Game }) {
  const t = useGameWords();
  const { number } = useFormats();
  const days = (count: number) => t('days', { count });
  const items = [
    { label: t('stats.earned'), value: number(stats.totalPoints) },
    { label: t('stats.spend'), value: number(pointsToSpend) },
    { label: t('stats.week'), value: number(stats.weeklyPoints) },
    { label: t('stats.month'), value: number(stats.monthlyPoints) },
    { label: t('stats.rank'), value: number(stats.rank) },
    { label: t('stats.streak'), value: days(stats.currentStreak) },
    { label: t('stats.longest'), value: days(stats.longestStreak) },
    { label: t('stats.check-ins'), value: days(stats.checkInDays) },
    { label: t('stats.achievements'), value: number(stats.totalAchievements) },
    { label: t('stats.challenges'), value: number(stats.completedChallenges) },
  ];
  return (
    <Card title={t('stats.title')}>
      <Facts items={items} />
    </Card>
  );
}
