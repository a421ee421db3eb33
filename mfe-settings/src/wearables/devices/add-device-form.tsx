import { useState } from 'react';
import { metricsOfType, type DeviceMetric, type WearableType } from '@carecircle/contracts';
import { DeviceNumber, WearableInput } from '@carecircle/contracts/schemas';
import { newId, OfflineNote, useCommand, useFormErrors } from '@carecircle/remote-kit';
import { Banner, Button, Stack } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useWearers } from '../use-wearers';
import { WearerSelect } from '../wearer-select';
import { useWearableWords } from '../wearables-words';
import type { DeviceTask } from './device-dialog';
import { MetricChoice } from './metric-choice';
import { useSignIn } from './use-sign-in';

interface Props {
  type: WearableType;
  canUseAccounts: boolean;
  onClose: () => void;
  onAdded: (deviceId: string, task: DeviceTask) => void;
}

const next: Readonly<Partial<Record<WearableType, DeviceTask>>> = {
  apple_watch: 'import',
  samsung_watch: 'import',
  medical_alert: 'token',
  heart_rate_sensor: 'measure',
};
const NumberedInput = WearableInput.extend({ deviceNumber: DeviceNumber });

/** Name, whose, what is taken; of a medical alert device its number. */
export function AddDeviceForm({ type, canUseAccounts, onClose, onAdded }: Props) {
  const t = useWearableWords();
  const tCommon = useMessages();
  const wearers = useWearers().filter(({ mayChange }) => mayChange);
  const adding = useCommand('wearables.addDevice');
  const { signIn } = useSignIn();
  const isNumbered = type === 'medical_alert';
  const [deviceId] = useState(newId);
  const [name, setName] = useState(() => t(`type.${type}`));
  const [wearerId, setWearerId] = useState(wearers[0]?.value ?? '');
  const [metrics, setMetrics] = useState<DeviceMetric[]>(() => [...metricsOfType[type]]);
  const [deviceNumber, setDeviceNumber] = useState('');
  const schema = isNumbered ? NumberedInput : WearableInput;
  const { errors, check } = useFormErrors(schema, adding.fieldErrors, (path) =>
    path === 'deviceNumber' ? t('field.number.wrong') : undefined,
  );
  const save = async () => {
    if (!check({ name, metrics, ...(isNumbered && { deviceNumber }) })) return;
    const facts = { name: name.trim(), metrics, deviceNumber: isNumbered ? deviceNumber.trim() : null };
    const { status } = await adding.send({ deviceId, type, wearerId, ...facts });
    if (status !== 'done') return;
    onClose();
    const task = next[type];
    if (task) onAdded(deviceId, task);
    else if (canUseAccounts) await signIn(deviceId);
  };
  return (
    <Form onSubmit={save} errors={errors}>
      <OfflineNote />
      <Stack gap={4}>
        {type === 'fitbit' && !canUseAccounts ? <Banner tone="info">{t('account.missing')}</Banner> : null}
        <TextField
          label={t('field.name')}
          name="name"
          isRequired
          maxLength={80}
          value={name}
          onChange={setName}
        />
        {isNumbered ? (
          <TextField
            label={t('field.number')}
            name="deviceNumber"
            description={t('field.number.note')}
            isRequired
            maxLength={64}
            value={deviceNumber}
            onChange={setDeviceNumber}
          />
        ) : null}
        <WearerSelect wearers={wearers} value={wearerId} onChange={setWearerId} />
        <MetricChoice type={type} value={metrics} onChange={setMetrics} />
      </Stack>
      <DialogFooter>
        <Button onPress={onClose}>{tCommon('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={adding.isPending} {...adding.gate.button}>
          {t('add')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
