import type { WearableDevice } from '@carecircle/contracts';
import { patch, useCommand } from '@carecircle/remote-kit';
import { IconButton, showToast } from '@carecircle/ui';
import { KeyIcon, LockIcon, MoreVerticalIcon, PencilIcon, TrashIcon } from '@carecircle/ui/icons';
import { Menu } from '@carecircle/ui/panels';
import { removeDevice } from '../apply-device-event';
import { useWearableWords } from '../wearables-words';
import type { DeviceTask } from './device-dialog';

interface Props {
  device: WearableDevice;
  onTask: (task: DeviceTask) => void;
}

/** Edit, the token with which it sends by itself, Remove with Undo (ALL-6). */
export function DeviceMenu({ device, onTask }: Props) {
  const t = useWearableWords();
  const { id: deviceId, name } = device;
  const revoke = useCommand('wearables.revokeDeviceToken');
  const removal = useCommand('wearables.removeDevice', {
    optimistic: () => [patch('wearables.listDevices', (data) => removeDevice(data, deviceId))],
  });
  const restoring = useCommand('wearables.restoreDevice');
  const remove = () => {
    const done = removal.send({ deviceId });
    const undo = async () => {
      const { status } = await done;
      if (status === 'done') await restoring.send({ deviceId });
    };
    showToast({ text: t('removed', { name }), action: { label: t('undo'), onPress: undo } });
  };
  const label = t('menu', { name });
  const sends = device.type !== 'fitbit' && device.type !== 'heart_rate_sensor';
  return (
    <Menu
      label={label}
      trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
      items={[
        { id: 'edit', label: t('edit'), icon: PencilIcon, onAction: () => onTask('edit') },
        ...(sends
          ? [
              {
                id: 'token',
                label: t(device.hasToken ? 'token.renew' : 'token.make'),
                icon: KeyIcon,
                onAction: () => onTask('token'),
              },
            ]
          : []),
        ...(device.hasToken
          ? [
              {
                id: 'revoke',
                label: t('token.revoke'),
                icon: LockIcon,
                onAction: () => void revoke.send({ deviceId }),
                ...revoke.gate.entry,
              },
            ]
          : []),
        {
          id: 'remove',
          label: t('remove'),
          icon: TrashIcon,
          isDanger: true,
          onAction: remove,
          ...removal.gate.entry,
        },
      ]}
    />
  );
}
