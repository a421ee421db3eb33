import { useSearchParams } from 'react-router-dom';
import type { AchievementCategory } from '@carecircle/contracts';
import { changeSearch } from '@carecircle/remote-kit';
import { Stack } from '@carecircle/ui';
import { FilterTabs } from '@carecircle/ui/panels';
import { AchievementItem } from './achievement-item';
import { Answered } from './answered';
import { GameItems } from './game-item';
import { useAchievements } from './game-queries';
import { useGameWords } from './game-words';

const filters = ['all', 'health', 'family', 'consistency', 'milestone', 'special'] as const satisfies (
  | 'all'
  | AchievementCategory
)[];

/** All achievements or those of one kind: the unlocked ones first, then those that are nearest (GAME-2). */
export function AchievementsPanel() {
  const t = useGameWords();
  const [search] = useSearchParams();
  const filter = filters.find((id) => id === search.get('show')) ?? 'all';
  const answer = useAchievements();
  return (
    <Stack gap={4}>
      <FilterTabs
        label={t('filter')}
        value={filter}
        onChange={(id) => changeSearch({ show: id === 'all' ? null : id })}
        options={filters.map((id) => ({ id, label: t(`filter.${id}`) }))}
      />
      <Answered answer={answer}>
        {(achievements) => (
          <GameItems label={t('tab.achievements')}>
            {achievements
              .filter(({ category }) => filter === 'all' || category === filter)
              .sort((one, other) => shareOf(other) - shareOf(one))
              .map((achievement) => (
                <AchievementItem key={achievement.id} achievement={achievement} />
              ))}
          </GameItems>
        )}
      </Answered>
    </Stack>
  );
}

const shareOf = ({ progress, maxProgress }: { progress: number; maxProgress: number }) =>
  progress / maxProgress;
