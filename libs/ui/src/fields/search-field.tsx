import type { KeyboardEvent } from 'react';
import { TextField as AriaTextField } from 'react-aria-components';
import { PressButton } from '../actions/press-button';
import { CloseIcon, SearchIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { splitUncontrolled, type TypedProps } from './text-field';
import { TypedInput } from './typed-control';
import css from './control.module.css';

export interface SearchFieldProps extends FieldProps, Omit<TypedProps, 'onKeyDown'> {
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
}

/** A search box that Escape or a button clears; its label is for screen readers only unless asked otherwise. */
export function SearchField(props: SearchFieldProps) {
  const { words } = useUiSettings();
  const [field, control] = splitField({ isLabelHidden: true, ...props });
  const [uncontrolled, { placeholder, ...rest }] = splitUncontrolled(control);
  const clear = () => props.onChange('');
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || props.value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <AriaTextField {...rest} {...fieldState(field)} type="search" className={fieldClass}>
      <FieldFrame field={field}>
        <div className={css.box}>
          <span className={css.affix}>
            <SearchIcon />
          </span>
          <TypedInput
            uncontrolled={uncontrolled}
            placeholder={placeholder}
            className={css.input}
            onKeyDown={clearOnEscape}
          />
          {props.value === '' ? null : (
            <PressButton className={css.inside} aria-label={words.clearSearch} onPress={clear}>
              <CloseIcon />
            </PressButton>
          )}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
