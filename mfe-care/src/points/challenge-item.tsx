import type { Challenge } from '@carecircle/contracts';
import { useNow } from '@carecircle/remote-kit';
import { ProgressBar, StatusPill, Text } from '@carecircle/ui';
import { ClockIcon } from '@carecircle/ui/icons';
import { categoryIcons } from './category-icons';
import { daysLeft } from './days-left';
import { GameItem } from './game-item';
import { useMessages } from '../words';
import { useGameWords } from './game-words';

/** One challenge: how far it is, and how long it is open. */
export function ChallengeItem({ challenge }: { challenge: Challenge }) {
  const t = useGameWords();
  const names = useMessages();
  const now = useNow();
  const { id, type, category, target, progress, points, expiresAt, isCompleted } = challenge;
  const title = names.dynamic(`challenge.${id}`);
  return (
    <GameItem
      icon={categoryIcons[category]}
      title={title}
      text={t.dynamic(`challenge.${id}.text`)}
      facts={
        <>
          <Text as="span" size="small">
            {t(`challenge.${type}`)}
          </Text>
          <Text as="span" size="small" isTabular>
            {t('points', { count: points })}
          </Text>
          {isCompleted ? (
            <StatusPill tone="done">{t('challenge.done')}</StatusPill>
          ) : (
            <StatusPill tone="neutral" icon={ClockIcon}>
              {names('game.left', { count: daysLeft(expiresAt, now) })}
            </StatusPill>
          )}
        </>
      }
      foot={
        <ProgressBar
          label={names('game.progress.label', { title })}
          isLabelHidden
          tone={isCompleted ? 'done' : 'accent'}
          value={progress}
          maxValue={target}
          valueText={names('game.progress', { progress, goal: target })}
        />
      }
    />
  );
}
