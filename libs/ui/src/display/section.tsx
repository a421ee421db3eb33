import { useId, type ReactNode } from 'react';
import { Heading } from '../layout/heading';
import css from './section.module.css';

export interface SectionProps {
  title: string;
  /** Beside the title, most often a standalone `TextLink`. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A heading on the page itself, with what belongs to it below. */
export function Section({ title, action, headingLevel = 2, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <header className={css.header}>
        <Heading level={headingLevel} id={titleId}>
          {title}
        </Heading>
        {action}
      </header>
      {children}
    </section>
  );
}
