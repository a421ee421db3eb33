import { Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { fromCents, toCents } from './number-values';
import css from './control.module.css';

export interface MoneyFieldProps extends FieldProps {
  /** Integer cents; `null` is an empty field. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (amountCents: number | null) => void;
  /** ISO 4217, `USD` when left out. */
  currency?: string;
  minCents?: number;
  maxCents?: number;
}

/** An amount of money, typed as people write it, handed on in integer cents. */
export function MoneyField(props: MoneyFieldProps) {
  const [field, control] = splitField(props);
  const { value, defaultValue, onChange, currency = 'USD', minCents = 0, maxCents } = control;
  return (
    <AriaNumberField
      {...fieldState(field)}
      value={fromCents(value, currency)}
      defaultValue={fromCents(defaultValue, currency)}
      onChange={(amount) => onChange?.(toCents(amount, currency))}
      minValue={fromCents(minCents, currency)}
      maxValue={fromCents(maxCents, currency)}
      formatOptions={{ style: 'currency', currency }}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <Group className={css.box}>
          <Input className={css.input} />
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
