import { use } from 'react';
import { RadioGroup, RadioGroupStateContext } from 'react-aria-components';
import { classNames } from '../class-names';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { optionOf, type Option } from './options';
import { useOptimisticValue } from './use-optimistic-value';
import css from './radio-cards.module.css';

export interface RadioCardsProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** `list` below one another; `grid` side by side where there is room, icon above the word. */
  layout?: 'list' | 'grid';
}

/** One of two to six choices, each a large card. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const [field, { options, value, onChange, layout = 'list' }] = splitField(props);
  const [chosen, choose] = useOptimisticValue(value, onChange);
  return (
    <RadioGroup
      {...fieldState(field)}
      value={chosen}
      onChange={(key) => {
        const next = optionOf(options, key);
        if (next !== null) choose(next);
      }}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <div className={classNames(css.cards, css[layout])}>
          {options.map((option) => (
            <RadioCard key={option.value} option={option} />
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}

/** The browser's own radio button: React Aria's renders its card anew for each thing that a finger does on it. */
function RadioCard({ option }: { option: Option }) {
  const { icon: Glyph, value } = option;
  const group = use(RadioGroupStateContext);
  return (
    <label className={css.card}>
      <input
        type="radio"
        name={group?.name}
        value={value}
        className={css.input}
        checked={group?.selectedValue === value}
        disabled={group?.isDisabled || option.isDisabled}
        onChange={() => group?.setSelectedValue(value)}
      />
      {Glyph ? (
        <span className={css.icon}>
          <Glyph />
        </span>
      ) : null}
      <span className={css.words}>
        <span className={css.label}>{option.label}</span>
        {option.description ? <span className={css.description}>{option.description}</span> : null}
      </span>
      <span className={css.dot} />
    </label>
  );
}
