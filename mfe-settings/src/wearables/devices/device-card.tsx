import type { WearableDevice } from '@carecircle/contracts';
import { useAllowed, useCommand } from '@carecircle/remote-kit';
import { Text } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { deviceIcons } from '../device-icons';
import { useWearers } from '../use-wearers';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';
import { BatteryBar } from './battery-bar';
import { DeviceButtons } from './device-buttons';
import type { DeviceTask } from './device-dialog';
import { DeviceMenu } from './device-menu';
import { SyncState } from './sync-state';

interface Props {
  device: WearableDevice;
  canUseAccounts: boolean;
  onTask: (task: DeviceTask) => void;
}

/** One device: whose, whether it is connected, when it last sent, its battery, and what can be done. */
export function DeviceCard({ device, canUseAccounts, onTask }: Props) {
  const t = useWearableWords();
  const wearer = useWearers().find(({ value }) => value === device.wearerId);
  const mayChange = useAllowed('health:edit') && (wearer?.mayChange ?? false);
  const titleId = `device-${device.id}`;
  const Glyph = deviceIcons[device.type];
  return (
    <li className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <span className={css.glyph}>
          <Glyph />
        </span>
        <div>
          <h3 id={titleId} className={css.name}>
            {device.name}
          </h3>
          <div className={css.soft}>
            {wearer
              ? t('worn-by', { name: wearer.label, isYou: wearer.label === t('wearer.you') ? 1 : 0 })
              : ''}
          </div>
        </div>
        {mayChange ? <DeviceMenu device={device} onTask={onTask} /> : null}
      </div>
      <div className={css.facts}>
        <SyncState device={device} />
        {device.batteryLevel === null ? null : <BatteryBar level={device.batteryLevel} />}
        <Text size="small" tone="soft">
          {device.metrics.map((metric) => t(`metric.${metric}`)).join(' · ')}
        </Text>
      </div>
      {mayChange ? (
        <>
          <ConnectionSwitch device={device} />
          <DeviceButtons device={device} canUseAccounts={canUseAccounts} onTask={onTask} />
        </>
      ) : null}
    </li>
  );
}

function ConnectionSwitch({ device }: { device: WearableDevice }) {
  const t = useWearableWords();
  const connect = useCommand('wearables.connectDevice');
  const disconnect = useCommand('wearables.disconnectDevice');
  return (
    <Switch
      label={t('connected')}
      isSelected={device.isConnected}
      isDisabled={connect.gate.isShut || connect.isPending || disconnect.isPending}
      onChange={(isOn) => void (isOn ? connect : disconnect).send({ deviceId: device.id })}
    />
  );
}
