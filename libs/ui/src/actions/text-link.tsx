import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { classNames } from '../class-names';
import css from './text-link.module.css';

export interface TextLinkProps extends Omit<LinkProps, 'children' | 'className' | 'style'> {
  /** Left out, it is a link that only calls `onPress`. */
  href?: string;
  /** Stands alone beside a heading instead of in a sentence: no underline, a full touch target. */
  isStandalone?: boolean;
  children: ReactNode;
}

/** A link in the accent colour. */
export function TextLink({ isStandalone = false, children, ...props }: TextLinkProps) {
  return (
    <Link {...props} className={classNames(css.link, isStandalone && css.standalone)}>
      {children}
    </Link>
  );
}
