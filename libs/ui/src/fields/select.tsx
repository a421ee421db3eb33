import { useId } from 'react';
import { TextField as AriaTextField } from 'react-aria-components';
import { ChevronDownIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { optionOf, type Option } from './options';
import { TypedSelect } from './typed-control';
import control from './control.module.css';
import css from './select.module.css';

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
}

/**
 * One of a list that is too long for `RadioCards` or `FilterTabs`. The list is the browser's own: each phone shows it as its owner
 * knows it, and opens it at once. What is chosen shows its icon and, below, its description.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { words } = useUiSettings();
  const [field, { options, value, onChange, placeholder }] = splitField(props);
  const noteId = useId();
  const chosen = options.find((option) => option.value === value);
  const Glyph = chosen?.icon;
  const choose = (key: string) => {
    const option = optionOf(options, key);
    if (option !== null) onChange(option);
  };
  return (
    <AriaTextField
      {...fieldState(field)}
      aria-describedby={chosen?.description ? noteId : undefined}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <div className={control.box}>
          {Glyph ? (
            <span className={control.affix}>
              <Glyph />
            </span>
          ) : null}
          <TypedSelect uncontrolled={{ value: value ?? '', onChange: choose }} className={css.select}>
            {value === null ? (
              <option value="" disabled hidden>
                {placeholder ?? words.chooseOption}
              </option>
            ) : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </TypedSelect>
          <span className={css.chevron}>
            <ChevronDownIcon />
          </span>
        </div>
        {chosen?.description ? (
          <span id={noteId} className={css.note}>
            {chosen.description}
          </span>
        ) : null}
      </FieldFrame>
    </AriaTextField>
  );
}
