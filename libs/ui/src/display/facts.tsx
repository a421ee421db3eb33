import type { ReactNode } from 'react';
import css from './facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Copy, Call, Edit. */
  action?: ReactNode;
}

/** What is known about one thing: names and values, one a row. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {items.map((item) => (
        <div key={item.label} className={css.fact}>
          <dt className={css.label}>{item.label}</dt>
          <dd className={css.value}>{item.value}</dd>
          {item.action ? <dd className={css.action}>{item.action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
