import type { Achievement } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { ProgressBar, StatusPill, Text } from '@carecircle/ui';
import { categoryIcons } from './category-icons';
import { GameItem } from './game-item';
import { useMessages } from '../words';
import { useGameWords } from './game-words';

/** One achievement: since when it is unlocked, or how far it is. */
export function AchievementItem({ achievement }: { achievement: Achievement }) {
  const t = useGameWords();
  const names = useMessages();
  const { date, dayOf } = useFormats();
  const { id, category, rarity, points, progress, maxProgress, unlockedAt } = achievement;
  const title = names.dynamic(`achievement.${id}`);
  return (
    <GameItem
      icon={categoryIcons[category]}
      rarity={rarity}
      isLocked={unlockedAt === null}
      title={title}
      text={t.dynamic(`achievement.${id}.text`)}
      facts={
        <>
          <Text as="span" size="small">
            {t(`rarity.${rarity}`)}
          </Text>
          <Text as="span" size="small" isTabular>
            {t('points', { count: points })}
          </Text>
          {unlockedAt ? (
            <StatusPill tone="done">
              {t('achievement.unlocked', { day: date(dayOf(unlockedAt), 'medium') })}
            </StatusPill>
          ) : null}
        </>
      }
      foot={
        unlockedAt ? undefined : (
          <ProgressBar
            label={names('game.progress.label', { title })}
            isLabelHidden
            value={progress}
            maxValue={maxProgress}
            valueText={names('game.progress', { progress, goal: maxProgress })}
          />
        )
      }
    />
  );
}
