import { checkInScheduleLimits, rungAudiences } from '@carecircle/contracts';
import { Button, Inline, LiveRegion, Stack, Text } from '@carecircle/ui';
import { NumberField, Select } from '@carecircle/ui/fields';
import { PlusIcon, TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import type { RungDraft } from './schedule-draft';
import type { ScheduleFieldsProps } from './schedule-form';
import css from './plans.module.css';

const { mostRungs, farthestRungMinutes } = checkInScheduleLimits;
const sides = ['before', 'after'] as const;

/** The ladder of reminders: each rung can be changed, taken out and added (CHK-4). */
export function LadderFields({
  draft,
  onChange,
  error,
}: ScheduleFieldsProps & { error: string | undefined }) {
  const t = useMessages();
  const { rungs } = draft;
  return (
    <Stack gap={3}>
      <Text weight="medium">{t('plan.ladder')}</Text>
      <Text size="small" tone="soft">
        {t('plan.ladder.note')}
      </Text>
      {rungs.map((rung, index) => (
        <RungFields
          key={index}
          rung={rung}
          index={index}
          onChange={(changes) => onChange({ rungs: rungs.with(index, { ...rung, ...changes }) })}
          onRemove={() => onChange({ rungs: rungs.toSpliced(index, 1) })}
        />
      ))}
      <LiveRegion>{error ? <Text tone="danger">{error}</Text> : null}</LiveRegion>
      {rungs.length < mostRungs ? (
        <Inline gap={2}>
          <Button
            size="small"
            icon={PlusIcon}
            onPress={() => onChange({ rungs: [...rungs, { minutes: 30, side: 'after', who: 'contacts' }] })}
          >
            {t('plan.rung.add')}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

interface RungProps {
  rung: RungDraft;
  index: number;
  onChange: (changes: Partial<RungDraft>) => void;
  onRemove: () => void;
}

function RungFields({ rung, index, onChange, onRemove }: RungProps) {
  const t = useMessages();
  const number = index + 1;
  return (
    <div role="group" aria-label={t('plan.rung.n', { number })} className={css.rung}>
      <NumberField
        label={t('plan.rung.minutes')}
        name={`rungs.${index}.minutes`}
        minValue={0}
        maxValue={farthestRungMinutes}
        value={rung.minutes}
        onChange={(minutes) => onChange({ minutes })}
        hideSteppers
      />
      <Select
        label={t('plan.rung.side')}
        name={`rungs.${index}.side`}
        value={rung.side}
        onChange={(side) => onChange({ side })}
        options={sides.map((value) => ({ value, label: t(`plan.rung.${value}`) }))}
      />
      <Select
        label={t('plan.rung.who')}
        name={`rungs.${index}.who`}
        value={rung.who}
        onChange={(who) => onChange({ who })}
        options={rungAudiences.map((value) => ({ value, label: t(`plan.rung.${value}`) }))}
      />
      <Button size="small" icon={TrashIcon} aria-label={t('plan.rung.remove', { number })} onPress={onRemove}>
        {t('plan.remove')}
      </Button>
    </div>
  );
}
