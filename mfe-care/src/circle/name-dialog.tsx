import { useMemo, useState } from 'react';
import { CircleName } from '@carecircle/contracts/schemas';
import { Button } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { OfflineNote, useFormErrors, useGate } from '@carecircle/remote-kit';
import { useMessages } from '../words';

interface Props {
  title: string;
  action: string;
  initial?: string;
  isPending: boolean;
  fieldErrors: Readonly<Record<string, string>>;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a circle, new or known; it may not be blank. */
export function NameDialog(props: Props) {
  const { title, action, initial = '', isPending, fieldErrors, onSubmit, onClose } = props;
  const t = useMessages();
  const gate = useGate();
  const [name, setName] = useState(initial);
  const { errors, check } = useFormErrors(CircleName, fieldErrors, (_, code) =>
    t(code === 'too_big' ? 'form.too-long' : 'circle.needs-name'),
  );
  const shown = useMemo(() => named(errors), [errors]);
  const submit = () => {
    if (check(name)) onSubmit(name.trim());
  };
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form errors={shown} onSubmit={submit}>
        <OfflineNote />
        <TextField
          label={t('circle.name')}
          name="name"
          value={name}
          onChange={setName}
          isRequired
          autoFocus
          autoComplete="off"
        />
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            isPending={isPending}
            {...gate.button}
            isDisabled={gate.isShut || name.trim() === ''}
          >
            {action}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

// The schema of one text alone has no path.
function named(errors: Record<string, string>): Record<string, string> {
  const [message] = Object.values(errors);
  return message === undefined ? {} : { name: message };
}
