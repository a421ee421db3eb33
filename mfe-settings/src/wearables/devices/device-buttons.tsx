import type { WearableDevice } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { Button, Text } from '@carecircle/ui';
import { ExternalLinkIcon, KeyIcon, RefreshIcon, UploadIcon } from '@carecircle/ui/icons';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';
import type { DeviceTask } from './device-dialog';
import { useSignIn } from './use-sign-in';

interface Props {
  device: WearableDevice;
  canUseAccounts: boolean;
  onTask: (task: DeviceTask) => void;
}

/** How data of this kind of device come in: by account, by file, by radio, or by itself. */
export function DeviceButtons({ device, canUseAccounts, onTask }: Props) {
  const t = useWearableWords();
  if (device.type === 'fitbit') return <AccountButtons device={device} canUseAccounts={canUseAccounts} />;
  if (device.type === 'heart_rate_sensor')
    return (
      <div className={css.buttons}>
        <Button icon={RefreshIcon} onPress={() => onTask('measure')}>
          {t('measure')}
        </Button>
      </div>
    );
  const isSending = device.type === 'medical_alert' || device.hasToken;
  return (
    <div className={css.buttons}>
      {device.type === 'medical_alert' ? null : (
        <Button icon={UploadIcon} onPress={() => onTask('import')}>
          {t('import')}
        </Button>
      )}
      {isSending && !device.hasToken ? (
        <Button icon={KeyIcon} onPress={() => onTask('token')}>
          {t('pair')}
        </Button>
      ) : null}
      {device.hasToken ? (
        <Text size="small" tone="soft">
          {t('sends-itself')}
        </Text>
      ) : null}
    </div>
  );
}

function AccountButtons({ device, canUseAccounts }: Pick<Props, 'device' | 'canUseAccounts'>) {
  const t = useWearableWords();
  const sync = useCommand('wearables.syncDevice');
  const { signIn, isPending, gate } = useSignIn();
  if (!canUseAccounts)
    return (
      <Text size="small" tone="soft">
        {t('account.missing')}
      </Text>
    );
  return (
    <div className={css.buttons}>
      {device.isGranted && device.isConnected ? (
        <Button
          icon={RefreshIcon}
          isPending={sync.isPending || device.isSyncing}
          {...sync.gate.button}
          onPress={() => void sync.send({ deviceId: device.id })}
        >
          {t('sync')}
        </Button>
      ) : (
        <Button
          icon={ExternalLinkIcon}
          isPending={isPending}
          {...gate.button}
          onPress={() => void signIn(device.id)}
        >
          {t(device.problem === 'sign-in' ? 'account.again' : 'account.sign-in')}
        </Button>
      )}
    </div>
  );
}
