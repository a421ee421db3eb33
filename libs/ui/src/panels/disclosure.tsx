import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { classNames } from '../class-names';
import { ChevronDownIcon } from '../icons';
import css from './disclosure.module.css';

export interface DisclosureProps {
  title: string;
  headingLevel?: 2 | 3 | 4;
  defaultExpanded?: boolean;
  /** With `onExpandedChange` instead of `defaultExpanded`: where only one of several is open. */
  isExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Its content is figures rather than text: as wide as there is room. */
  isWide?: boolean;
  children: ReactNode;
}

/** A question and its answer, closed at first. */
export function Disclosure({ title, headingLevel = 3, isWide, children, ...state }: DisclosureProps) {
  return (
    <AriaDisclosure {...state} className={css.disclosure}>
      <Heading level={headingLevel} className={css.heading}>
        <Button slot="trigger" className={css.trigger}>
          {title}
          <ChevronDownIcon />
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel}>
        <div className={classNames(css.content, isWide && css.wide)}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
