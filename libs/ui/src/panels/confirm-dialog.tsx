import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { useUiSettings } from '../provider/ui-settings';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  /** The verb, never 'OK' or 'Yes'. */
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The dialog stays, pending, until a returned promise settles; it closes when that succeeds. */
  onConfirm: () => void | Promise<void>;
}

/** For what cannot be undone. Where it can, act at once and offer Undo in a toast. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, isDanger = false, isOpen, onOpenChange, onConfirm } = props;
  const { words } = useUiSettings();
  const [isPending, setIsPending] = useState(false);
  const confirm = async (close: () => void) => {
    setIsPending(true);
    try {
      await onConfirm();
      close();
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      hideClose
      footer={(close) => (
        <>
          <Button onPress={close}>{cancelLabel ?? words.cancel}</Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => void confirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {text}
    </Dialog>
  );
}
