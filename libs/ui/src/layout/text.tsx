import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './text.module.css';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'time';
  size?: 'body' | 'small' | 'heading' | 'title';
  tone?: 'ink' | 'soft' | 'accent' | 'due' | 'done' | 'missed' | 'danger';
  weight?: 'normal' | 'medium' | 'bold';
  /** Figures of one width: times, doses, money. */
  isTabular?: boolean;
  id?: string;
  children: ReactNode;
}

/** Words in one of the few sizes. */
export function Text(props: TextProps) {
  const {
    as: Element = 'p',
    size = 'body',
    tone = 'ink',
    weight = 'normal',
    isTabular,
    id,
    children,
  } = props;
  return (
    <Element id={id} className={classNames(css[size], css[tone], css[weight], isTabular && css.tabular)}>
      {children}
    </Element>
  );
}
