import { useState } from 'react';
import { CircleNameInput } from '@carecircle/contracts/schemas';
import { OfflineNote, useCommand, useFormErrors, useSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';

/** 'Edit Circle Name'; it may not be blank. */
export function RenameDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { circle } = useSession();
  const [name, setName] = useState(circle.name);
  const rename = useCommand('circles.renameCircle', { onDone: onClose });
  const { errors, check } = useFormErrors(CircleNameInput, rename.fieldErrors, (_, code) =>
    t(code === 'too_big' ? 'form.too-long' : 'circle.needs-name'),
  );
  const submit = () => {
    if (!check({ name })) return;
    if (name.trim() === circle.name) onClose();
    else void rename.send({ name: name.trim() });
  };
  return (
    <Dialog title={t('circle.rename')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form errors={errors} onSubmit={submit}>
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
          <Button variant="primary" type="submit" isPending={rename.isPending} {...rename.gate.button}>
            {t('save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
