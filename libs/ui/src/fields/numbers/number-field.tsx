import { useState } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { classNames } from '../../class-names';
import { MinusIcon, PlusIcon } from '../../icons';
import { FieldFrame, fieldClass } from '../field-frame';
import { fieldState, splitField, type FieldProps } from '../field-props';
import { fromNumber, limitsOf, toNumber } from './number-values';
import { useNumberTyping } from './use-number-typing';
import css from '../control.module.css';

/** A typed number is never rounded to what a formatter shows by default: its schema says how fine it may be. */
export const mostFractionDigits = 15;

export interface NumberFieldProps extends FieldProps {
  /** `null` is an empty field. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number | null) => void;
  /** Least, most and step of the buttons; what is typed is handed on as it is, for the schema to answer (ALL-3). */
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** Digits, units: for example `{ style: 'unit', unit: 'pound' }`. */
  formatOptions?: Intl.NumberFormatOptions;
  /** A unit the formatter does not know, written after the number. */
  suffix?: string;
  hideSteppers?: boolean;
}

/** Keys by which React Aria steps; all others type. */
const steppingKeys: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

/** A number, typed or stepped with two large buttons. */
export function NumberField(props: NumberFieldProps) {
  const [field, control] = splitField(props);
  const { value, defaultValue, onChange, suffix, hideSteppers = false, ...number } = control;
  const { formatOptions, ...limits } = number;
  // React Aria would change what was typed to the nearest number within the limits, and take no minus: they rest meanwhile.
  const [isTyping, setIsTyping] = useState(false);
  const input = useNumberTyping();
  return (
    <AriaNumberField
      {...(isTyping ? {} : limitsOf(limits, value))}
      {...fieldState(field)}
      value={toNumber(value)}
      defaultValue={toNumber(defaultValue)}
      onChange={(next) => onChange?.(fromNumber(next))}
      formatOptions={{ maximumFractionDigits: mostFractionDigits, ...formatOptions }}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <Group
          className={css.box}
          onPointerDownCapture={({ target }) =>
            setIsTyping((was) => was && target instanceof HTMLInputElement)
          }
        >
          {hideSteppers ? null : (
            <Button slot="decrement" className={css.inside}>
              <MinusIcon />
            </Button>
          )}
          <Input
            ref={input}
            className={classNames(css.input, !hideSteppers && css.stepped)}
            onKeyDownCapture={({ key }) => setIsTyping(!steppingKeys.has(key))}
            onPasteCapture={() => setIsTyping(true)}
            onBlur={() => setIsTyping(false)}
          />
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
