import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './heading.module.css';

export interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** `title` for level 1, `heading` for the others when left out. */
  size?: 'title' | 'heading' | 'body';
  id?: string;
  children: ReactNode;
}

/** A heading whose level is its place in the page and whose size is its look. */
export function Heading({ level, size = level === 1 ? 'title' : 'heading', id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={classNames(css.heading, css[size])}>
      {children}
    </Element>
  );
}
