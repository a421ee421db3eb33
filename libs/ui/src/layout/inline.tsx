import type { ReactNode } from 'react';
import { cssVariables } from '../css-variables';
import { spaceToken, type Space } from './space';
import css from './layout.module.css';

export interface InlineProps {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Stays on one line even when it is tight. */
  isUnwrapped?: boolean;
  children: ReactNode;
}

/** Side by side, wrapping when there is no room. */
export function Inline(props: InlineProps) {
  const { gap = 2, align = 'center', justify = 'start', isUnwrapped, children } = props;
  return (
    <div
      className={css.inline}
      data-align={align}
      data-justify={justify}
      data-unwrapped={isUnwrapped || undefined}
      style={cssVariables({ '--gap': spaceToken(gap) })}
    >
      {children}
    </div>
  );
}
