import { Stack, Text } from '@carecircle/ui';
import { Answered } from './answered';
import { GameItems } from './game-item';
import { useRewards } from './game-queries';
import { useGameWords } from './game-words';
import { RewardItem } from './reward-item';

/** What points buy, and what is left of them (GAME-5). */
export function RewardsPanel() {
  const t = useGameWords();
  const answer = useRewards();
  return (
    <Answered answer={answer}>
      {({ pointsToSpend, rewards }) => (
        <Stack gap={4}>
          <Text weight="medium" isTabular>
            {t('rewards.spend', { points: t('points', { count: pointsToSpend }) })}
          </Text>
          <GameItems label={t('tab.rewards')}>
            {rewards.map((reward) => (
              <RewardItem key={reward.id} reward={reward} pointsToSpend={pointsToSpend} />
            ))}
          </GameItems>
        </Stack>
      )}
    </Answered>
  );
}
