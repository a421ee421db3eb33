import type { ComponentProps } from 'react';
import controlCss from '../fields/control.module.css';
import frameCss from '../fields/field-frame.module.css';
import { AlertIcon, EyeIcon } from '../icons';
import css from './plain.module.css';

export interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** Also the id of the control; its message has `<name>-message`. */
  name: string;
  label: string;
  /** Words of a button that shows what is typed; none leaves it out. */
  showLabel?: string;
}

/** A `TextField` as plain markup. The page's script fills the message, sets `aria-invalid`, and shows a password. */
export function PlainField({ name, label, showLabel, ...input }: PlainFieldProps) {
  return (
    <div className={frameCss.field}>
      <label htmlFor={name} className={frameCss.label}>
        {label}
      </label>
      <div className={controlCss.box}>
        <input
          {...input}
          id={name}
          name={name}
          aria-describedby={`${name}-message`}
          className={controlCss.input}
        />
        {showLabel ? (
          <button
            type="button"
            aria-pressed="false"
            aria-label={showLabel}
            aria-controls={name}
            className={controlCss.inside}
          >
            <EyeIcon />
          </button>
        ) : null}
      </div>
      <div id={`${name}-message`} className={css.message}>
        <AlertIcon />
        <span />
      </div>
    </div>
  );
}
