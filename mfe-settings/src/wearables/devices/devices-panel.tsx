import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WearableDevice } from '@carecircle/contracts';
import { changeSearch, useAllowed } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, Skeleton, Text } from '@carecircle/ui';
import { PlusIcon, WatchIcon } from '@carecircle/ui/icons';
import { useDevices } from '../use-devices';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';
import { AddDeviceDialog } from './add-device-dialog';
import { DeviceCard } from './device-card';
import { DeviceDialog, type DeviceTask } from './device-dialog';

/** My Devices: what measures whom, how it is, and the way to add another (WEAR-1). */
export function DevicesPanel() {
  const t = useWearableWords();
  const [params] = useSearchParams();
  const mayEdit = useAllowed('health:edit');
  const { data, error, refetch, isFetching } = useDevices();
  const [task, setTask] = useState<{ deviceId: string; is: DeviceTask } | null>(null);
  if (!data) {
    if (!error) return <Skeleton shape="card" count={3} />;
    return <ErrorState title={t('failed')} onRetry={refetch} isRetrying={isFetching} />;
  }
  const add = mayEdit ? (
    <Button variant="primary" icon={PlusIcon} onPress={() => changeSearch({ add: '1' })}>
      {t('add')}
    </Button>
  ) : null;
  const { devices } = data;
  const open = devices.find(({ id }) => id === task?.deviceId);
  return (
    <div className={css.panel}>
      {devices.length === 0 ? (
        <EmptyState icon={WatchIcon} title={t('none.title')} text={t('none')} action={add} />
      ) : (
        <>
          <div className={css.tools}>
            <Text size="small" tone="soft">
              {t('devices.note')}
            </Text>
            {add}
          </div>
          <DeviceCards
            devices={devices}
            canUseAccounts={data.canUseAccounts}
            onTask={(deviceId, is) => setTask({ deviceId, is })}
          />
        </>
      )}
      {mayEdit && params.get('add') !== null ? (
        <AddDeviceDialog
          canUseAccounts={data.canUseAccounts}
          onClose={() => changeSearch({ add: null })}
          onAdded={(deviceId, is) => setTask({ deviceId, is })}
        />
      ) : null}
      {task && open ? <DeviceDialog device={open} task={task.is} onClose={() => setTask(null)} /> : null}
    </div>
  );
}

interface DeviceCardsProps {
  devices: readonly WearableDevice[];
  canUseAccounts: boolean;
  onTask: (deviceId: string, task: DeviceTask) => void;
}

function DeviceCards({ devices, canUseAccounts, onTask }: DeviceCardsProps) {
  const t = useWearableWords();
  return (
    <ul className={css.cards} aria-label={t('tab.devices')}>
      {devices.map((device) => (
        <DeviceCard
          key={device.id}
          device={device}
          canUseAccounts={canUseAccounts}
          onTask={(task) => onTask(device.id, task)}
        />
      ))}
    </ul>
  );
}
