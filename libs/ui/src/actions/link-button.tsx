import type { ReactNode } from 'react';
import type { Icon } from '../icons';
import { AppLink, type AppLinkProps } from './app-link';
import { buttonClass, type ButtonLook } from './button';
import css from './button.module.css';

export interface LinkButtonProps extends ButtonLook, Omit<AppLinkProps, 'children' | 'className'> {
  icon?: Icon;
  children: ReactNode;
}

/** Goes somewhere (a page, `tel:`, `mailto:`), looks like a button. */
export function LinkButton({ variant, size, isFullWidth, icon: Glyph, children, ...props }: LinkButtonProps) {
  return (
    <AppLink {...props} className={buttonClass({ variant, size, isFullWidth })}>
      <span className={css.content}>
        {Glyph ? <Glyph /> : null}
        <span>{children}</span>
      </span>
    </AppLink>
  );
}
