import { doseLimits } from '@carecircle/contracts';
import { Stack } from '@carecircle/ui';
import { NumberField } from '@carecircle/ui/fields';
import { MemberChain } from '../../people-fields/member-chain';
import { nobody } from '../../people-fields/nobody';
import { useMessages } from '../../words';
import type { FieldsProps } from './fields-props';

/** When a dose counts as missed, and who is told then one after another (MED-6). */
export function AlarmFields({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <NumberField
        label={t('field.delay')}
        name="missedAfterMinutes"
        description={t('field.delay.note')}
        isRequired
        minValue={0}
        maxValue={doseLimits.longestMissedAfterMinutes}
        step={5}
        value={draft.missedAfterMinutes}
        onChange={(missedAfterMinutes) => onChange({ missedAfterMinutes })}
      />
      <MemberChain
        title={t('field.chain')}
        note={t('field.chain.note', { minutes: doseLimits.escalationStepMinutes })}
        labelOf={(number) => t('field.chain.n', { number })}
        nameOf={(index) => `escalationChain.${index}`}
        chosen={draft.chain.filter((id) => id !== nobody)}
        most={doseLimits.longestChain}
        onChange={(chain) => onChange({ chain })}
      />
    </Stack>
  );
}
