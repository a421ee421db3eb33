import type { ReactNode } from 'react';
import css from './medications.module.css';

/** One of several facts in a row, set apart from the one before. */
export function Fact({ children }: { children: ReactNode }) {
  return <span className={css.fact}>{children}</span>;
}
