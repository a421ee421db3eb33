import { useState } from 'react';
import { Group, Input, TextField as AriaTextField, ToggleButton } from 'react-aria-components';
import { EyeIcon, EyeOffIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import type { TypingProps } from './text-field';
import { useTyping } from './use-typing';
import css from './control.module.css';

export interface PasswordFieldProps extends FieldProps, TypingProps {}

/** A password that can be shown while typing. Pass `autoComplete` `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const { words } = useUiSettings();
  const [isShown, setIsShown] = useState(false);
  const [field, typing] = splitField(props);
  return (
    <AriaTextField
      spellCheck="false"
      {...useTyping(typing)}
      {...fieldState(field)}
      type={isShown ? 'text' : 'password'}
      className={fieldClass}
    >
      <FieldFrame field={field}>
        <Group className={css.box}>
          <Input className={css.input} autoCapitalize="none" />
          <ToggleButton
            className={css.inside}
            aria-label={words.showPassword}
            isSelected={isShown}
            isDisabled={field.isDisabled}
            onChange={setIsShown}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </ToggleButton>
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
