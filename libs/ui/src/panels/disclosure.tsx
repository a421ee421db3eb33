import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { ChevronDownIcon } from '../icons';
import css from './disclosure.module.css';

export interface DisclosureProps {
  title: string;
  headingLevel?: 2 | 3 | 4;
  defaultExpanded?: boolean;
  children: ReactNode;
}

/** A question and its answer, closed at first. */
export function Disclosure({ title, headingLevel = 3, defaultExpanded, children }: DisclosureProps) {
  return (
    <AriaDisclosure defaultExpanded={defaultExpanded} className={css.disclosure}>
      <Heading level={headingLevel} className={css.heading}>
        <Button slot="trigger" className={css.trigger}>
          {title}
          <ChevronDownIcon />
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel}>
        <div className={css.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
