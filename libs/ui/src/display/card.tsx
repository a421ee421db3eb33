import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Heading } from '../layout/heading';
import css from './card.module.css';

export interface CardProps {
  title?: string;
  /** Beside the title: a `TextLink`, `Menu` or `IconButton`. */
  action?: ReactNode;
  as?: 'section' | 'article' | 'div';
  headingLevel?: 2 | 3 | 4;
  /** `none` when a `List` fills it. */
  padding?: 'normal' | 'none';
  children: ReactNode;
}

/** A surface with a hairline border. With a title it is a named section. */
export function Card(props: CardProps) {
  const { title, action, as: Element = 'section', headingLevel = 2, padding = 'normal', children } = props;
  const titleId = useId();
  return (
    <Element
      className={classNames(css.card, padding === 'none' && css.bare)}
      aria-labelledby={title && Element !== 'div' ? titleId : undefined}
    >
      {title ? (
        <header className={css.header}>
          <Heading level={headingLevel} id={titleId}>
            {title}
          </Heading>
          {action}
        </header>
      ) : null}
      {children}
    </Element>
  );
}
