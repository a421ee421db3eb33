import type { Reward } from '@carecircle/contracts';
import { StatusPill, Text } from '@carecircle/ui';
import { ChartIcon, MedalIcon, PaletteIcon, UserIcon, type Icon } from '@carecircle/ui/icons';
import { BuyButton } from './buy-button';
import { GameItem } from './game-item';
import { useGameWords } from './game-words';
import { UseButton } from './use-button';
import { useIsInUse } from './use-is-in-use';

const typeIcons: Record<Reward['type'], Icon> = {
  badge: MedalIcon,
  theme: PaletteIcon,
  feature: ChartIcon,
  avatar: UserIcon,
};

interface RewardItemProps {
  reward: Reward;
  pointsToSpend: number;
}

/** One reward: what it costs, or that it was bought and what can be done with it. */
export function RewardItem({ reward, pointsToSpend }: RewardItemProps) {
  const t = useGameWords();
  const { id, type, rarity, cost, isPurchased } = reward;
  const isInUse = useIsInUse(reward);
  return (
    <GameItem
      icon={typeIcons[type]}
      rarity={rarity}
      isLocked={!isPurchased}
      title={t.dynamic(`reward.${id}`)}
      text={t.dynamic(`reward.${id}.text`)}
      facts={
        <>
          <Text as="span" size="small">
            {t(`type.${type}`)}
          </Text>
          <Text as="span" size="small">
            {t(`rarity.${rarity}`)}
          </Text>
          {isPurchased ? (
            <StatusPill tone="done">
              {t(type === 'feature' ? 'rewards.on' : isInUse ? 'rewards.in-use' : 'rewards.have')}
            </StatusPill>
          ) : (
            <Text as="span" size="small" isTabular>
              {t('points', { count: cost })}
            </Text>
          )}
        </>
      }
      foot={
        isPurchased ? (
          <UseButton reward={reward} isInUse={isInUse} />
        ) : (
          <BuyButton reward={reward} pointsToSpend={pointsToSpend} />
        )
      }
    />
  );
}
