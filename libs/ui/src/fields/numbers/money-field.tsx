import { Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { FieldFrame, fieldClass } from '../field-frame';
import { fieldState, splitField, type FieldProps } from '../field-props';
import { mostFractionDigits } from './number-field';
import { fromMinorUnits, toMinorUnits } from './number-values';
import { useNumberTyping } from './use-number-typing';
import css from '../control.module.css';

export interface MoneyFieldProps extends FieldProps {
  /** Integer in the currency's minor unit (cents); `null` is an empty field. */
  value?: number | null;
  defaultValue?: number | null;
  /** Handed on as it was typed, also below zero or with too many decimals, for the schema to answer (ALL-3). */
  onChange?: (minorUnits: number | null) => void;
  /** ISO 4217. */
  currency: string;
  /** Decimal places of the currency: 2 for USD, 0 for JPY. */
  fractionDigits: number;
}

/** An amount of money, typed as people write it, handed on in minor units. */
export function MoneyField(props: MoneyFieldProps) {
  const [field, control] = splitField(props);
  const { value, defaultValue, onChange, currency, fractionDigits } = control;
  const input = useNumberTyping();
  const formatOptions = {
    style: 'currency' as const,
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: mostFractionDigits,
  };
  return (
    <AriaNumberField
      {...fieldState(field)}
      value={fromMinorUnits(value, fractionDigits)}
      defaultValue={fromMinorUnits(defaultValue, fractionDigits)}
      onChange={(amount) => onChange?.(toMinorUnits(amount, fractionDigits))}
      formatOptions={formatOptions}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <Group className={css.box}>
          <Input ref={input} className={css.input} />
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
