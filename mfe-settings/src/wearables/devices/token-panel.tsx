import { useState } from 'react';
import { wearablePaths, type WearableDevice } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { Banner, Button, Facts, Stack, Text } from '@carecircle/ui';
import { KeyIcon } from '@carecircle/ui/icons';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';
import { CopyButton } from './copy-button';
import { makeToken } from './make-token';

/** The secret with which a device sends by itself: made here, shown once, kept nowhere. */
export function TokenPanel({ device }: { device: WearableDevice }) {
  const t = useWearableWords();
  const [token, setToken] = useState<string | null>(null);
  const renewing = useCommand('wearables.renewDeviceToken');
  const make = async () => {
    const made = makeToken();
    const { status } = await renewing.send({ deviceId: device.id, token: made });
    if (status === 'done') setToken(made);
  };
  if (token === null)
    return (
      <Stack gap={4}>
        <Text>{t(device.type === 'medical_alert' ? 'token.text.number' : 'token.text')}</Text>
        {device.hasToken ? <Banner tone="due">{t('token.ends-old')}</Banner> : null}
        <Button
          variant="primary"
          icon={KeyIcon}
          isPending={renewing.isPending}
          {...renewing.gate.button}
          onPress={() => void make()}
        >
          {t('token.make')}
        </Button>
      </Stack>
    );
  const address = `${window.location.origin}${wearablePaths.readings}`;
  return (
    <Stack gap={4}>
      <Banner tone="due">{t('token.once')}</Banner>
      <Facts
        items={[
          {
            label: t('token.address'),
            value: <code className={css.code}>{address}</code>,
            action: <CopyButton text={address} />,
          },
          {
            label: t('token'),
            value: <code className={css.code}>{token}</code>,
            action: <CopyButton text={token} />,
          },
        ]}
      />
      <Text size="small" tone="soft">
        {t('token.example')}
      </Text>
      <pre className={css.example}>{exampleOf(device)}</pre>
    </Stack>
  );
}

function exampleOf({ deviceNumber }: WearableDevice): string {
  const body = {
    ...(deviceNumber !== null && { deviceNumber }),
    batteryLevel: 80,
    readings: [{ metric: 'heartRate', startAt: '2026-01-31T08:00:00Z', value: 72 }],
  };
  return `POST\nauthorization: Bearer …\ncontent-type: application/json\n\n${JSON.stringify(body, null, 2)}`;
}
