import type { ReactNode } from 'react';
import { OfflineNote, type Gate } from '@carecircle/remote-kit';
import { Button, useUiSettings } from '@carecircle/ui';
import { Form, type FormProps } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';

export interface FormDialogProps extends Pick<FormProps, 'errors' | 'formError' | 'onSubmit'> {
  title: string;
  /** The verb of the main button. */
  saveLabel: string;
  /** What the form sends: whether that is under way, and whether it can be sent now. */
  sending: { isPending: boolean; gate: Gate };
  /** What is typed here is kept as a draft: leaving needs no question. */
  keepsDraft?: boolean;
  children: ReactNode;
  onClose: () => void;
  /** What Cancel does, where that is more than to close: a draft is given up by it alone. */
  onCancel?: () => void;
}

/** The form that adds a record or edits one. It asks before it lets go of what was typed, and says when it can't be sent (ALL-2). */
export function FormDialog({
  title,
  saveLabel,
  sending,
  keepsDraft,
  children,
  onClose,
  onCancel = onClose,
  ...form
}: FormDialogProps) {
  const { words } = useUiSettings();
  return (
    <Dialog
      title={title}
      isOpen
      isPersistent
      keepsDraft={keepsDraft}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Form {...form}>
        <OfflineNote />
        {children}
        <DialogFooter>
          <Button onPress={onCancel}>{words.cancel}</Button>
          <Button variant="primary" type="submit" isPending={sending.isPending} {...sending.gate.button}>
            {saveLabel}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
