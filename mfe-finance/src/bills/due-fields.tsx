import { billFrequencies } from '@carecircle/contracts';
import { DatePicker, NumberField, Select, Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import type { FieldsProps } from './bill-draft';
import css from './bill-form.module.css';

/** When it is due, how often, and when to be reminded. */
export function DueFields({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  const frequencies = billFrequencies.map((frequency) => ({
    value: frequency,
    label: t(`frequency.${frequency}`),
  }));
  return (
    <>
      <div className={css.pair}>
        <DatePicker
          label={t('form.dueDate')}
          name="dueDate"
          isRequired
          value={draft.dueDate}
          onChange={(dueDate) => onChange({ dueDate })}
        />
        <Select
          label={t('form.frequency')}
          name="frequency"
          isRequired
          options={frequencies}
          value={draft.frequency}
          onChange={(frequency) => onChange({ frequency })}
        />
      </div>
      <Switch
        label={t('form.recurring')}
        description={t('form.recurring.note')}
        isSelected={draft.isRecurring}
        onChange={(isRecurring) => onChange({ isRecurring })}
      />
      <NumberField
        label={t('form.reminder')}
        description={t('form.reminder.note')}
        name="reminderDays"
        minValue={0}
        maxValue={30}
        value={draft.reminderDays}
        onChange={(reminderDays) => onChange({ reminderDays })}
      />
    </>
  );
}
