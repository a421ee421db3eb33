import { useState } from 'react';
import { TextField as AriaTextField, ToggleButton } from 'react-aria-components';
import { EyeIcon, EyeOffIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { splitUncontrolled, type TypedProps } from './text-field';
import { TypedInput } from './typed-control';
import css from './control.module.css';

export interface PasswordFieldProps extends FieldProps, TypedProps {}

/** A password that can be shown while typing. Pass `autoComplete` `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const { words } = useUiSettings();
  const [isShown, setIsShown] = useState(false);
  const [field, control] = splitField(props);
  const [uncontrolled, rest] = splitUncontrolled(control);
  return (
    <AriaTextField
      spellCheck="false"
      {...rest}
      {...fieldState(field)}
      type={isShown ? 'text' : 'password'}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <div className={css.box}>
          <TypedInput uncontrolled={uncontrolled} className={css.input} autoCapitalize="none" />
          <ToggleButton
            className={css.inside}
            aria-label={words.showPassword}
            isSelected={isShown}
            isDisabled={field.isDisabled}
            onChange={setIsShown}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </ToggleButton>
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
