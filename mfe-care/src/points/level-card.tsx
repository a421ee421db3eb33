import { pointsPerLevel, type UserStats } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Card, Inline, ProgressBar, Text } from '@carecircle/ui';
import { FlameIcon, TrophyIcon } from '@carecircle/ui/icons';
import css from './game.module.css';
import { useGameWords } from './game-words';

/** The level, and how far it is to the next one: it runs from (level − 1) × 250 to level × 250 points. */
export function LevelCard({ stats: { level, totalPoints, currentStreak } }: { stats: UserStats }) {
  const t = useGameWords();
  const { number } = useFormats();
  const from = (level - 1) * pointsPerLevel;
  return (
    <Card as="div">
      <div className={css.level}>
        <span className={css.trophy}>
          <TrophyIcon />
        </span>
        <div className={css.levelWords}>
          <Text as="p" size="title" weight="bold">
            {t('level', { level })}
          </Text>
          <Inline gap={3}>
            <Text isTabular>{t('points', { count: totalPoints })}</Text>
            <span className={css.streak}>
              <FlameIcon />
              <Text isTabular>{t('streak', { count: currentStreak })}</Text>
            </span>
          </Inline>
        </div>
        <div className={css.levelBar}>
          <ProgressBar
            label={t('level.next', { level: level + 1 })}
            value={totalPoints - from}
            maxValue={pointsPerLevel}
            valueText={t('level.range', { points: number(totalPoints), to: number(level * pointsPerLevel) })}
          />
        </div>
      </div>
    </Card>
  );
}
