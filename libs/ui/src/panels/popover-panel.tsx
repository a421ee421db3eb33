import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { FreezeOnExit } from './freeze-on-exit';
import { useLeave } from './use-leave';
import css from './popover-panel.module.css';

export interface PopoverPanelProps {
  /** The button that it hangs from. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A panel that hangs from a button, for wide screens. */
export function PopoverPanel({ title, action, children, ...opening }: PopoverPanelProps) {
  return (
    <Popover
      {...opening}
      onOpenChange={useLeave(opening.onOpenChange)}
      placement="bottom end"
      className={css.popover}
    >
      <Dialog className={css.dialog}>
        <FreezeOnExit isExiting={!opening.isOpen}>
          <header className={css.header}>
            <Heading slot="title" className={css.title}>
              {title}
            </Heading>
            {action}
          </header>
          {children}
        </FreezeOnExit>
      </Dialog>
    </Popover>
  );
}
