import { DatePicker, NumberField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import type { FieldsProps } from './fields-props';
import css from './medication-fields.module.css';

/** What is left, what a dose uses, and when more is needed (MED-7). */
export function StockFields({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  return (
    <div className={css.pair}>
      <NumberField
        label={t('field.pills-remaining')}
        name="unitsLeft"
        isOptional
        minValue={0}
        maxValue={100_000}
        value={draft.unitsLeft}
        onChange={(unitsLeft) => onChange({ unitsLeft })}
      />
      <NumberField
        label={t('field.total-pills')}
        name="packageUnits"
        isOptional
        minValue={0}
        maxValue={100_000}
        value={draft.packageUnits}
        onChange={(packageUnits) => onChange({ packageUnits })}
      />
      <NumberField
        label={t('field.units-per-dose')}
        name="unitsPerDose"
        isRequired
        minValue={0.25}
        maxValue={1000}
        step={0.25}
        value={draft.unitsPerDose}
        onChange={(unitsPerDose) => onChange({ unitsPerDose })}
      />
      <DatePicker
        label={t('field.refill-date')}
        name="refillDate"
        isOptional
        value={draft.refillDate}
        onChange={(refillDate) => onChange({ refillDate })}
      />
      <NumberField
        label={t('field.refill-lead')}
        name="refillLeadDays"
        isRequired
        minValue={0}
        maxValue={60}
        value={draft.refillLeadDays}
        onChange={(refillLeadDays) => onChange({ refillLeadDays })}
      />
    </div>
  );
}
