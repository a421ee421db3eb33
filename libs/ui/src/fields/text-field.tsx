import type { ReactNode } from 'react';
import { TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { cssVariables } from '../css-variables';
import { FieldFrame, fieldClass } from './field-frame';
import { fieldState, splitField, type FieldProps } from './field-props';
import { TypedArea, TypedInput } from './typed-control';
import type { UncontrolledInput } from './use-uncontrolled-input';
import css from './control.module.css';

/** What every field takes into which text is typed. */
export type TypedProps = UncontrolledInput &
  Pick<
    AriaTextFieldProps,
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

/** Parts what the control keeps by itself from what its field takes. */
export function splitUncontrolled<P extends UncontrolledInput>(
  props: P,
): [UncontrolledInput, Omit<P, keyof UncontrolledInput>] {
  const { value, defaultValue, onChange, isToldAtOnce, ...rest } = props;
  return [{ value, defaultValue, onChange, isToldAtOnce }, rest];
}

export interface TextFieldProps extends FieldProps, TypedProps {
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
}

/** Text of one or several lines. */
export function TextField(props: TextFieldProps) {
  const [field, control] = splitField(props);
  const [uncontrolled, { placeholder, isMultiline = false, rows = 3, prefix, suffix, ...rest }] =
    splitUncontrolled(control);
  return (
    <AriaTextField {...rest} {...fieldState(field)} className={fieldClass}>
      <FieldFrame field={field}>
        <div className={css.box}>
          {prefix ? <span className={css.affix}>{prefix}</span> : null}
          {isMultiline ? (
            <TypedArea
              uncontrolled={uncontrolled}
              placeholder={placeholder}
              rows={rows}
              style={cssVariables({ '--rows': rows })}
              className={classNames(css.input, css.multiline)}
            />
          ) : (
            <TypedInput uncontrolled={uncontrolled} placeholder={placeholder} className={css.input} />
          )}
          {suffix ? <span className={css.suffix}>{suffix}</span> : null}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
