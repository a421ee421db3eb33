import { useDeferredValue, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { CloseIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { Held } from './held';
import { useLeave } from './use-leave';
import css from './dialog.module.css';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons under the content; inside a form use `DialogFooter` instead. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** A large one, for a long form, takes the whole screen of a phone. */
  size?: 'medium' | 'large';
  role?: 'dialog' | 'alertdialog';
  /** A press outside does not close it, so typed text is not lost. */
  isPersistent?: boolean;
  hideClose?: boolean;
}

/** A bottom sheet on phones, centred on wide screens. Focus goes in, stays in, and returns. */
export function Dialog(props: DialogProps) {
  const {
    title,
    isOpen,
    onOpenChange,
    children,
    footer,
    role,
    isPersistent = false,
    hideClose = false,
  } = props;
  const { words } = useUiSettings();
  // A press is answered before a large form is made ready; what closes goes at once.
  const isReady = useDeferredValue(isOpen, false);
  const close = () => onOpenChange(false);
  const leave = useLeave(onOpenChange);
  return (
    <ModalOverlay
      isOpen={isOpen && isReady}
      onOpenChange={leave}
      isDismissable={!isPersistent && role !== 'alertdialog'}
      className={css.scrim}
    >
      <Modal className={classNames(css.sheet, props.size === 'large' && css.large)}>
        <AriaDialog role={role} className={css.dialog}>
          <Held isHeld={!isOpen}>
            <header className={css.header}>
              <Heading slot="title" className={css.title}>
                {title}
              </Heading>
              {hideClose ? null : <IconButton icon={CloseIcon} aria-label={words.close} onPress={close} />}
            </header>
            <div className={css.body}>{typeof children === 'function' ? children(close) : children}</div>
            {footer ? (
              <DialogFooter>{typeof footer === 'function' ? footer(close) : footer}</DialogFooter>
            ) : null}
          </Held>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The row of buttons at a dialog's foot; stays in sight while the content scrolls. Main action last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className={css.footer}>{children}</footer>;
}
