import { Stack } from '@carecircle/ui';
import { DatePicker, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import type { FieldsProps } from './fields-props';
import css from './medication-fields.module.css';

/** Who prescribed it, and from when to when it is taken. */
export function PrescriptionFields({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <div className={css.pair}>
        <TextField
          label={t('field.prescribed-by')}
          name="prescribedBy"
          isOptional
          value={draft.prescribedBy}
          onChange={(prescribedBy) => onChange({ prescribedBy })}
        />
        <DatePicker
          label={t('field.prescription-date')}
          name="prescriptionDate"
          isOptional
          value={draft.prescriptionDate}
          onChange={(prescriptionDate) => onChange({ prescriptionDate })}
        />
      </div>
      <div className={css.pair}>
        <DatePicker
          label={t('field.start-date')}
          name="startDate"
          isRequired
          value={draft.startDate}
          onChange={(startDate) => onChange({ startDate })}
        />
        <DatePicker
          label={t('field.end-date')}
          name="endDate"
          isOptional
          value={draft.endDate}
          onChange={(endDate) => onChange({ endDate })}
        />
      </div>
    </Stack>
  );
}
