import { useAllowed } from '@carecircle/remote-kit';
import { Card, EmptyState, Stack } from '@carecircle/ui';
import { TrophyIcon } from '@carecircle/ui/icons';
import { useGameWords } from './game-words';
import { TakingPart, type TakingPartState } from './taking-part';

/** Instead of all figures, for who does not take part or whose circle keeps none: only the way back. */
export function NotPlaying({ takingPart }: { takingPart: TakingPartState }) {
  const t = useGameWords();
  const maySwitch = useAllowed('points:set-up');
  const why = takingPart.circle ? 'out' : 'off';
  return (
    <Stack gap={4}>
      <Card padding="none" as="div">
        <EmptyState icon={TrophyIcon} title={t(`${why}.title`)} text={t(`${why}.text`)} />
      </Card>
      {takingPart.circle || maySwitch ? <TakingPart takingPart={takingPart} /> : null}
    </Stack>
  );
}
