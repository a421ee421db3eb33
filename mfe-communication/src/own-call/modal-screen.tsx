import { useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './modal-screen.module.css';

interface ModalScreenProps {
  role?: 'dialog' | 'alertdialog';
  titleId: string;
  textId?: string;
  /** Esc and the Back gesture; without it they do nothing. */
  onCancel?: () => void;
  children: ReactNode;
}

/** Covers the whole screen and keeps the focus: a modal `<dialog>` lies above everything, and gives the focus back when it goes. */
export function ModalScreen({ role = 'dialog', titleId, textId, onCancel, children }: ModalScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={css.screen}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      {children}
    </dialog>
  );
}
