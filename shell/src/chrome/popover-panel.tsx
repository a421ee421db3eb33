import type { ReactNode } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import css from './popover-panel.module.css';

interface PopoverPanelProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A panel that hangs from the button of a `DialogTrigger`, for wide screens. */
export function PopoverPanel({ title, action, children }: PopoverPanelProps) {
  return (
    <Popover placement="bottom end" className={css.popover}>
      <Dialog className={css.dialog}>
        <header className={css.header}>
          <Heading slot="title" className={css.title}>
            {title}
          </Heading>
          {action}
        </header>
        {children}
      </Dialog>
    </Popover>
  );
}
