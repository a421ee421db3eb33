import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { classNames } from '../class-names';
import { MinusIcon, PlusIcon } from '../icons';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { fromNumber, toNumber } from './number-values';
import css from './control.module.css';

export interface NumberFieldProps extends FieldProps {
  /** `null` is an empty field. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number | null) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** Digits, units: for example `{ style: 'unit', unit: 'pound' }`. */
  formatOptions?: Intl.NumberFormatOptions;
  /** A unit the formatter does not know, written after the number. */
  suffix?: string;
  hideSteppers?: boolean;
}

/** A number, typed or stepped with two large buttons. */
export function NumberField(props: NumberFieldProps) {
  const [field, control] = splitField(props);
  const { value, defaultValue, onChange, suffix, hideSteppers = false, ...number } = control;
  return (
    <AriaNumberField
      {...number}
      {...fieldState(field)}
      value={toNumber(value)}
      defaultValue={toNumber(defaultValue)}
      onChange={(next) => onChange?.(fromNumber(next))}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <Group className={css.box}>
          {hideSteppers ? null : (
            <Button slot="decrement" className={css.inside}>
              <MinusIcon />
            </Button>
          )}
          <Input className={classNames(css.input, !hideSteppers && css.stepped)} />
          {suffix ? <span className={css.suffix}>{suffix}</span> : null}
          {hideSteppers ? null : (
            <Button slot="increment" className={css.inside}>
              <PlusIcon />
            </Button>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
