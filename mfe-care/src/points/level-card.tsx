import { pointsPerLevel, type UserStats } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Card, Inline, ProgressBar, Text } from '@carecircle/ui';
import { FlameIcon, TrophyIcon } from '@carecircle/ui/icons';
import css from './game.module.css';
import { useGameWords } from './game-words';

/** The level, and how far it is to the next one: bar and words both count the 250 points from one level to the next. */
export function LevelCard({ stats: { level, totalPoints, currentStreak } }: { stats: UserStats }) {
  const t = useGameWords();
  const { number } = useFormats();
  const intoLevel = totalPoints - (level - 1) * pointsPerLevel;
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
            value={intoLevel}
            maxValue={pointsPerLevel}
            valueText={t('level.range', { points: number(intoLevel), to: number(pointsPerLevel) })}
          />
        </div>
      </div>
    </Card>
  );
}
