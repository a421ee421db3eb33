import { Stack } from '@carecircle/ui';
import { TextField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import { AsNeededFields } from './as-needed-fields';
import type { FieldsProps } from './fields-props';
import { IngredientFields } from './ingredient-fields';
import { GiverField, RecipientField } from './people-fields';
import { TimesFields } from './times-fields';

/** The fields of the simple screen: name, dosage, frequency with its times or limits, and for whom (MED-1). */
export function SimpleFields({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <TextField
        label={t('field.name')}
        name="name"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        autoFocus
        isRequired
      />
      <TextField
        label={t('field.dosage')}
        name="dosage"
        description={t('field.dosage.note')}
        value={draft.dosage}
        onChange={(dosage) => onChange({ dosage })}
        isRequired
      />
      <TimesFields draft={draft} onChange={onChange} frequencies={simpleFrequencies} />
      {draft.frequency === 'as-needed' ? (
        <>
          <AsNeededFields draft={draft} onChange={onChange} />
          <IngredientFields draft={draft} onChange={onChange} />
        </>
      ) : null}
      <RecipientField draft={draft} onChange={onChange} />
      <GiverField draft={draft} onChange={onChange} />
    </Stack>
  );
}

const simpleFrequencies = ['once-daily', 'twice-daily', 'three-times-daily', 'as-needed'] as const;
