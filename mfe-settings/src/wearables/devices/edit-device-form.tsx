import { useState } from 'react';
import type { WearableDevice } from '@carecircle/contracts';
import { WearableInput } from '@carecircle/contracts/schemas';
import { OfflineNote, useCommand, useFormErrors } from '@carecircle/remote-kit';
import { Button, Stack } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useWearableWords } from '../wearables-words';
import { MetricChoice } from './metric-choice';

/** Name and measurements of a device. */
export function EditDeviceForm({ device, onClose }: { device: WearableDevice; onClose: () => void }) {
  const t = useWearableWords();
  const tCommon = useMessages();
  const editing = useCommand('wearables.editDevice');
  const [{ name, metrics }, setDraft] = useState({ name: device.name, metrics: device.metrics });
  const { errors, check } = useFormErrors(WearableInput, editing.fieldErrors);
  const save = async () => {
    const input = { name, metrics };
    if (!check(input)) return;
    const outcome = await editing.send({ deviceId: device.id, changes: WearableInput.parse(input) });
    if (outcome.status === 'done') onClose();
  };
  return (
    <Form onSubmit={save} errors={errors}>
      <OfflineNote />
      <Stack gap={4}>
        <TextField
          label={t('field.name')}
          name="name"
          isRequired
          autoFocus
          maxLength={80}
          value={name}
          onChange={(next) => setDraft({ name: next, metrics })}
        />
        <MetricChoice
          type={device.type}
          value={metrics}
          onChange={(next) => setDraft({ name, metrics: next })}
        />
      </Stack>
      <DialogFooter>
        <Button onPress={onClose}>{tCommon('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={editing.isPending} {...editing.gate.button}>
          {tCommon('save')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
