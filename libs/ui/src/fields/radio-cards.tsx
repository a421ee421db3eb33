import { Radio, RadioGroup } from 'react-aria-components';
import { classNames } from '../class-names';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { optionOf, type Option } from './options';
import { useChosen } from './use-chosen';
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
  const [chosen, choose] = useChosen(value, (next) => next !== null && onChange(next));
  return (
    <RadioGroup
      {...fieldState(field)}
      value={chosen}
      onChange={(key) => choose(optionOf(options, key))}
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

function RadioCard({ option }: { option: Option }) {
  const { icon: Glyph } = option;
  return (
    <Radio value={option.value} isDisabled={option.isDisabled} className={css.card}>
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
    </Radio>
  );
}
