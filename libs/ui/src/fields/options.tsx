import { ListBoxItem } from 'react-aria-components';
import { CheckIcon, type Icon } from '../icons';
import css from './options.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  icon?: Icon;
  isDisabled?: boolean;
}

/** One option in the list of a `ComboBox`. */
export function OptionRow({ option }: { option: Option }) {
  const { icon: Glyph } = option;
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={css.option}
    >
      {({ isSelected }) => (
        <>
          {Glyph ? <Glyph /> : null}
          <span className={css.words}>
            <span>{option.label}</span>
            {option.description ? <span className={css.description}>{option.description}</span> : null}
          </span>
          {isSelected ? <CheckIcon /> : null}
        </>
      )}
    </ListBoxItem>
  );
}

/** The option a list reports by key, as its own typed value. */
export function optionOf<Value extends string>(
  options: readonly Option<Value>[],
  key: string | number | null,
): Value | null {
  return options.find((option) => option.value === key)?.value ?? null;
}
