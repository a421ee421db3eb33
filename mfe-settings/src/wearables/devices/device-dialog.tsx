import type { WearableDevice } from '@carecircle/contracts';
import { Dialog } from '@carecircle/ui/panels';
import { LiveHeartRate } from '../bluetooth/live-heart-rate';
import { ImportPanel } from '../imports/import-panel';
import { useWearableWords } from '../wearables-words';
import { EditDeviceForm } from './edit-device-form';
import { TokenPanel } from './token-panel';

export type DeviceTask = 'edit' | 'token' | 'import' | 'measure';

interface Props {
  device: WearableDevice;
  task: DeviceTask;
  onClose: () => void;
}

/** What is done with one device, above the list. */
export function DeviceDialog({ device, task, onClose }: Props) {
  const t = useWearableWords();
  return (
    <Dialog
      title={t(`task.${task}`, { name: device.name })}
      isOpen
      isPersistent={task === 'edit'}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {task === 'edit' ? <EditDeviceForm device={device} onClose={onClose} /> : null}
      {task === 'token' ? <TokenPanel device={device} /> : null}
      {task === 'import' ? <ImportPanel device={device} /> : null}
      {task === 'measure' ? <LiveHeartRate device={device} /> : null}
    </Dialog>
  );
}
