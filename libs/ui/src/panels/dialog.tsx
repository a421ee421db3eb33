import { useContext, useDeferredValue, type ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  OverlayTriggerStateContext,
} from 'react-aria-components';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { CloseIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import css from './dialog.module.css';

export interface DialogProps {
  title: string;
  /** Left out inside a `DialogTrigger`, which then opens and closes it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons under the content; inside a form use `DialogFooter` instead. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
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
  return (
    <ModalOverlay
      isOpen={isOpen === undefined ? undefined : isOpen && isReady}
      onOpenChange={onOpenChange}
      isDismissable={!isPersistent && role !== 'alertdialog'}
      className={css.scrim}
    >
      <Modal className={classNames(css.sheet, props.size === 'large' && css.large)}>
        <AriaDialog role={role} className={css.dialog}>
          {({ close }) => (
            <>
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
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The row of buttons at a dialog's foot; stays in sight while the content scrolls. Main action last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className={css.footer}>{children}</footer>;
}

/** Closes the dialog it is called in; does nothing outside one. */
export function useCloseDialog(): () => void {
  const state = useContext(OverlayTriggerStateContext);
  return () => state?.close();
}
