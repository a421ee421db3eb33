import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from '../actions/button';
import buttonCss from '../actions/button.module.css';
import { classNames } from '../class-names';
import type { Icon } from '../icons';
import css from './plain.module.css';

export interface PlainButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  icon?: Icon;
}

/** A `Button` as plain markup. The page's script sets `aria-disabled` while it works. */
export function PlainButton({
  variant,
  size,
  isFullWidth,
  icon: Glyph,
  children,
  ...props
}: PlainButtonProps) {
  const look = buttonClass({ variant, size, isFullWidth });
  return (
    <button {...props} className={classNames(look, css.button)}>
      <span className={buttonCss.content}>
        {Glyph ? <Glyph /> : null}
        <span>{children}</span>
      </span>
    </button>
  );
}
