import type { OperationOutput } from '@carecircle/remote-kit';
import { patch, useAllowed, useCommand } from '@carecircle/remote-kit';
import { Card, Stack } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { useGameWords } from './game-words';

export type TakingPartState = OperationOutput<'points.getOverview'>['takingPart'];

/** Whether I take part, and for admins whether the circle keeps points at all. */
export function TakingPart({ takingPart }: { takingPart: TakingPartState }) {
  const t = useGameWords();
  const maySwitch = useAllowed('points:set-up');
  const part = useCommand('points.takePart', {
    optimistic: ({ isOn }) => [
      patch('points.getOverview', (data) => ({ ...data, takingPart: { ...data.takingPart, member: isOn } })),
    ],
  });
  const game = useCommand('points.switchGame', {
    optimistic: ({ isOn }) => [
      patch('points.getOverview', (data) => ({ ...data, takingPart: { ...data.takingPart, circle: isOn } })),
    ],
  });
  return (
    <Card title={t('part.title')}>
      <Stack gap={3}>
        {takingPart.circle ? (
          <Switch
            label={t('part.me')}
            description={t('part.me.note')}
            isSelected={takingPart.member}
            isDisabled={part.gate.isShut}
            onChange={(isOn) => void part.send({ isOn })}
          />
        ) : null}
        {maySwitch ? (
          <Switch
            label={t('part.circle')}
            description={t('part.circle.note')}
            isSelected={takingPart.circle}
            isDisabled={game.gate.isShut}
            onChange={(isOn) => void game.send({ isOn })}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
