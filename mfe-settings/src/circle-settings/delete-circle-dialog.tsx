import { useMemo, useState } from 'react';
import { circleGraceDays } from '@carecircle/contracts';
import { OfflineNote, useCommand, useSession } from '@carecircle/remote-kit';
import { Button, Stack, Text } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { ExportButton } from './export/export-button';

/** 'Delete Circle': its name typed, for it closes the circle for everyone (SET-3). The page follows by itself. */
export function DeleteCircleDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { circle } = useSession();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const remove = useCommand('circles.deleteCircle');
  const isWrong = name.trim() !== circle.name || 'name' in remove.fieldErrors;
  const errors = useMemo(
    () => (isChecked && isWrong ? { name: t('circle.delete.wrong') } : undefined),
    [isChecked, isWrong, t],
  );
  const submit = () => {
    setIsChecked(true);
    if (name.trim() === circle.name) void remove.send({ name: name.trim() });
  };
  return (
    <Dialog
      title={t('circle.delete.title', { name: circle.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form errors={errors} onSubmit={submit}>
        <OfflineNote />
        <Stack gap={2}>
          <Text>{t('circle.delete.closed')}</Text>
          <Text>{t('circle.delete.text', { days: circleGraceDays })}</Text>
          <Text>{t('circle.export.note')}</Text>
          <ExportButton />
        </Stack>
        <TextField
          label={t('circle.delete.type', { name: circle.name })}
          name="name"
          value={name}
          onChange={setName}
          autoFocus
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
        />
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="danger" type="submit" isPending={remove.isPending} {...remove.gate.button}>
            {t('circle.delete')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
