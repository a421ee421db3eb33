import type { ReactNode } from 'react';
import type { Icon } from '../icons';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  icon?: Icon;
  title?: string;
  /** One sentence about what will be here. */
  text: ReactNode;
  /** The one thing to do, a `Button`. */
  action?: ReactNode;
}

/** A place that has nothing yet. */
export function EmptyState({ icon: Glyph, title, text, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {Glyph ? (
        <span className={css.icon}>
          <Glyph />
        </span>
      ) : null}
      {title ? <p className={css.title}>{title}</p> : null}
      <p className={css.text}>{text}</p>
      {action}
    </div>
  );
}
