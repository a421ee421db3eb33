import { Stack } from '@carecircle/ui';
import { TextField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import type { FieldsProps } from './fields-props';
import css from './medication-fields.module.css';

/** What whoever gives it has to know. */
export function CareFields({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <TextField
        label={t('field.instructions')}
        name="instructions"
        isOptional
        isMultiline
        value={draft.instructions}
        onChange={(instructions) => onChange({ instructions })}
      />
      <TextField
        label={t('field.food')}
        name="foodRestrictions"
        isOptional
        value={draft.foodRestrictions}
        onChange={(foodRestrictions) => onChange({ foodRestrictions })}
      />
      <div className={css.pair}>
        <TextField
          label={t('field.side-effects')}
          name="sideEffects"
          description={t('field.one-per-line')}
          isOptional
          isMultiline
          value={draft.sideEffects}
          onChange={(sideEffects) => onChange({ sideEffects })}
        />
        <TextField
          label={t('field.interactions')}
          name="interactions"
          description={t('field.one-per-line')}
          isOptional
          isMultiline
          value={draft.interactions}
          onChange={(interactions) => onChange({ interactions })}
        />
      </div>
      <TextField
        label={t('field.notes')}
        name="notes"
        isOptional
        isMultiline
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </Stack>
  );
}
