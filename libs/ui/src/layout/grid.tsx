import type { ReactNode } from 'react';
import { cssVariables } from '../css-variables';
import { spaceToken, type Space } from './space';
import css from './layout.module.css';

export interface GridProps {
  /** Columns are at least this wide, and as many as fit. */
  minColumnRem?: number;
  gap?: Space;
  children: ReactNode;
}

/** Equal columns, as many as fit; one when even that is too narrow. */
export function Grid({ minColumnRem = 9.5, gap = 3, children }: GridProps) {
  return (
    <div
      className={css.grid}
      style={cssVariables({ '--gap': spaceToken(gap), '--min-column': `${minColumnRem}rem` })}
    >
      {children}
    </div>
  );
}
