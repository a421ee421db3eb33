import type { ReactNode } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import css from './popover-panel.module.css';

interface PopoverPanelProps {
  title: string;
  children: ReactNode;
}

/** A panel that hangs from the button of a `DialogTrigger`, for wide screens. */
export function PopoverPanel({ title, children }: PopoverPanelProps) {
  return (
    <Popover placement="bottom end" className={css.popover}>
      <Dialog className={css.dialog}>
        <Heading slot="title" className={css.title}>
          {title}
        </Heading>
        {children}
      </Dialog>
    </Popover>
  );
}
