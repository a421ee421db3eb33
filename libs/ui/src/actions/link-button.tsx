import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import type { Icon } from '../icons';
import { buttonClass, type ButtonLook } from './button';
import css from './button.module.css';

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'children' | 'className' | 'style'> {
  href: string;
  icon?: Icon;
  children: ReactNode;
}

/** Goes somewhere (a page, `tel:`, `mailto:`), looks like a button. */
export function LinkButton({ variant, size, isFullWidth, icon: Glyph, children, ...props }: LinkButtonProps) {
  return (
    <Link {...props} className={buttonClass({ variant, size, isFullWidth })}>
      <span className={css.content}>
        {Glyph ? <Glyph /> : null}
        <span>{children}</span>
      </span>
    </Link>
  );
}
