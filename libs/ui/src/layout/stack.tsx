import type { ReactNode } from 'react';
import { cssVariables } from '../css-variables';
import { spaceToken, type Space } from './space';
import css from './layout.module.css';

export interface StackProps {
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article';
  children: ReactNode;
}

/** One below the other. */
export function Stack({ gap = 4, align = 'stretch', as: Element = 'div', children }: StackProps) {
  return (
    <Element className={css.stack} data-align={align} style={cssVariables({ '--gap': spaceToken(gap) })}>
      {children}
    </Element>
  );
}
