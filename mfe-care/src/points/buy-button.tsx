import { useState } from 'react';
import type { Reward } from '@carecircle/contracts';
import { patch, useCommand } from '@carecircle/remote-kit';
import { Button, Stack, Text, showToast } from '@carecircle/ui';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { useGameWords } from './game-words';

interface BuyButtonProps {
  reward: Reward;
  pointsToSpend: number;
}

/** Buys after a question, for nothing gives the points back; without enough of them it says so (section 5). */
export function BuyButton({ reward: { id, cost }, pointsToSpend }: BuyButtonProps) {
  const t = useGameWords();
  const [isAsking, setIsAsking] = useState(false);
  const title = t.dynamic(`reward.${id}`);
  const points = t('points', { count: cost });
  const { send, isPending, gate } = useCommand('points.buyReward', {
    optimistic: ({ reward }) => [
      patch('points.listRewards', (answer) => {
        const offer = answer.rewards.find((each) => each.id === reward);
        if (!offer || offer.isPurchased) return answer;
        return {
          pointsToSpend: answer.pointsToSpend - offer.cost,
          rewards: answer.rewards.map((each) => (each === offer ? { ...each, isPurchased: true } : each)),
        };
      }),
    ],
    onDone: () => showToast({ text: t('rewards.bought', { title }), tone: 'success' }),
    onRefused: ({ code }) =>
      showToast({ text: code === 'INVALID_STATE' ? t('rewards.not-enough') : t('failed'), tone: 'failed' }),
  });
  if (pointsToSpend < cost) {
    return (
      <Stack gap={1}>
        <Button isFullWidth isDisabled aria-label={`${t('rewards.not-enough')}: ${title}`}>
          {t('rewards.not-enough')}
        </Button>
        <Text size="small" tone="soft" isTabular>
          {t('rewards.missing', { points: t('points', { count: cost - pointsToSpend }) })}
        </Text>
      </Stack>
    );
  }
  const label = t('rewards.buy', { points });
  return (
    <>
      <Button
        isFullWidth
        isPending={isPending}
        aria-label={`${label}: ${title}`}
        {...gate.button}
        onPress={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        title={t('rewards.confirm', { title })}
        text={t('rewards.confirm.text', { points })}
        confirmLabel={label}
        cancelLabel={t('cancel')}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => {
          await send({ reward: id });
        }}
      />
    </>
  );
}
