import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { AppLink, type AppLinkProps } from './app-link';
import css from './text-link.module.css';

export interface TextLinkProps extends Omit<AppLinkProps, 'children' | 'className'> {
  /** Stands alone beside a heading instead of in a sentence: no underline, a full touch target. */
  isStandalone?: boolean;
  children: ReactNode;
}

/** A link in the accent colour. */
export function TextLink({ isStandalone = false, children, ...props }: TextLinkProps) {
  return (
    <AppLink {...props} className={classNames(css.link, isStandalone && css.standalone)}>
      {children}
    </AppLink>
  );
}
