import type { Reward } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { useGameWords } from './game-words';

/** Puts on what was bought, or takes it off; a feature is simply on. */
export function UseButton({ reward: { id, type }, isInUse }: { reward: Reward; isInUse: boolean }) {
  const t = useGameWords();
  const { send, isPending, gate } = useCommand('points.useReward');
  if (type === 'feature') return null;
  const label = t(isInUse ? 'rewards.leave' : 'rewards.use');
  return (
    <Button
      isFullWidth
      isPending={isPending}
      aria-label={`${label}: ${t.dynamic(`reward.${id}`)}`}
      {...gate.button}
      onPress={() => send({ reward: id, isUsed: !isInUse })}
    >
      {label}
    </Button>
  );
}
