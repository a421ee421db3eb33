import type { ReactNode } from 'react';
import { classNames } from '@carecircle/ui';
import { SirenIcon } from '@carecircle/ui/icons';
import css from './open-alerts.module.css';

interface AlertFrameProps {
  title: string;
  text: string;
  note?: string;
  /** Practice looks like practice. */
  isDrill?: boolean;
  children: ReactNode;
}

/** What an alert looks like: what it is in white on red, what can be done under it. */
export function AlertFrame({ title, text, note, isDrill = false, children }: AlertFrameProps) {
  return (
    <section className={classNames(css.alert, isDrill && css.drill)} aria-label={title}>
      <div className={css.head}>
        <SirenIcon />
        <div>
          <strong className={css.title}>{title}</strong>
          <p>{text}</p>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
