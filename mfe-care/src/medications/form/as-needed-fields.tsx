import { NumberField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import type { FieldsProps } from './fields-props';
import css from './medication-fields.module.css';

/** How soon after one another and how often an as-needed medication may be taken (MED-5). */
export function AsNeededFields({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  return (
    <div className={css.pair}>
      <NumberField
        label={t('field.min-interval')}
        name="minimumMinutesBetween"
        isOptional
        minValue={0.25}
        maxValue={168}
        step={0.25}
        value={draft.hoursBetween}
        onChange={(hoursBetween) => onChange({ hoursBetween })}
      />
      <NumberField
        label={t('field.max-24h')}
        name="mostIn24Hours"
        isOptional
        minValue={1}
        maxValue={48}
        value={draft.mostIn24Hours}
        onChange={(mostIn24Hours) => onChange({ mostIn24Hours })}
      />
    </div>
  );
}
