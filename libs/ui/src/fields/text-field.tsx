import type { ReactNode, Ref } from 'react';
import { Group, Input, TextArea, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { useTyping } from './use-typing';
import css from './control.module.css';

export type TypingProps = Pick<
  AriaTextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
  | 'onPaste'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCorrect'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'minLength'
  | 'maxLength'
  | 'isReadOnly'
  | 'autoFocus'
>;

export interface TextFieldProps extends FieldProps, TypingProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  placeholder?: string;
  /** Several lines; the box grows with the text. */
  isMultiline?: boolean;
  /** Lines shown at first when `isMultiline`. */
  rows?: number;
  /** An icon or sign inside, before the text. */
  prefix?: ReactNode;
  /** A unit or button inside, after the text. */
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** Text of one or several lines. */
export function TextField(props: TextFieldProps) {
  return <TextControl {...useTyping(props)} />;
}

/** A `TextField` that is told with the key press, for a field that puts into shape what is typed. */
export function TextControl(props: TextFieldProps) {
  const [field, control] = splitField(props);
  const { placeholder, isMultiline = false, rows = 3, prefix, suffix, inputRef, ...typing } = control;
  const input = { ref: inputRef, placeholder };
  return (
    <AriaTextField {...typing} {...fieldState(field)} className={fieldClass}>
      <FieldFrame field={field}>
        <Group className={css.box}>
          {prefix ? <span className={css.affix}>{prefix}</span> : null}
          {isMultiline ? (
            <TextArea
              {...input}
              rows={rows}
              style={cssVariables({ '--rows': rows })}
              className={classNames(css.input, css.multiline)}
            />
          ) : (
            <Input {...input} className={css.input} />
          )}
          {suffix ? <span className={css.suffix}>{suffix}</span> : null}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
