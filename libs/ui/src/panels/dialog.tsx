import { useDeferredValue, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { CloseIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { FreezeOnExit } from './freeze-on-exit';
import { UnsavedQuestion } from './unsaved-question';
import { useLeave } from './use-leave';
import { useUnsaved } from './use-unsaved';
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
  /** What is typed here is kept as a draft: leaving needs no question. */
  keepsDraft?: boolean;
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
    keepsDraft = false,
  } = props;
  const { words } = useUiSettings();
  // A press is answered before a large form is made ready; what closes goes at once.
  const isReady = useDeferredValue(isOpen, false);
  const close = () => onOpenChange(false);
  const leave = useLeave(onOpenChange);
  const unsaved = useUnsaved(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen && isReady}
      onOpenChange={() => unsaved.leave(leave)}
      isDismissable={!isPersistent && role !== 'alertdialog'}
      className={css.scrim}
    >
      <Modal className={classNames(css.sheet, props.size === 'large' && css.large)}>
        <AriaDialog role={role} className={css.dialog}>
          <FreezeOnExit isExiting={!isOpen}>
            <header className={css.header}>
              <Heading slot="title" className={css.title}>
                {title}
              </Heading>
              {hideClose ? null : (
                <IconButton icon={CloseIcon} aria-label={words.close} onPress={() => unsaved.leave(close)} />
              )}
            </header>
            <div className={css.body} {...(keepsDraft ? {} : unsaved.watch)}>
              {typeof children === 'function' ? children(close) : children}
            </div>
            {footer ? (
              <DialogFooter>{typeof footer === 'function' ? footer(close) : footer}</DialogFooter>
            ) : null}
          </FreezeOnExit>
          <UnsavedQuestion isOpen={unsaved.isAsking} onStay={unsaved.stay} onDiscard={close} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The row of buttons at a dialog's foot; stays in sight while the content scrolls. Main action last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className={css.footer}>{children}</footer>;
}
