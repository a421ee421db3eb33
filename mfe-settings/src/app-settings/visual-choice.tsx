import type { ReactNode } from 'react';
import { useOptimisticValue } from '@carecircle/ui/fields';
import css from './visual-choice.module.css';

interface VisualOption<Value extends string> {
  value: Value;
  label: string;
  /** What the choice looks like. */
  sample: ReactNode;
}

interface Props<Value extends string> {
  label: string;
  name: string;
  /** Null while none of them is shown. */
  value: Value | null;
  isDisabled: boolean;
  options: readonly VisualOption<Value>[];
  onChange: (value: Value) => void;
}

/** One of a few looks, each shown as it is. */
export function VisualChoice<Value extends string>(props: Props<Value>) {
  const { label, name, value, isDisabled, options, onChange } = props;
  const [chosen, choose] = useOptimisticValue(value, onChange);
  return (
    <fieldset disabled={isDisabled} className={css.choice}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              className={css.input}
              checked={option.value === chosen}
              onChange={() => choose(option.value)}
            />
            <span className={css.sample} aria-hidden="true">
              {option.sample}
            </span>
            <span className={css.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
