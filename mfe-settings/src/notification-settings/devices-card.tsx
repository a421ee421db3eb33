import { useState } from 'react';
import { useCommand, useFormats } from '@carecircle/remote-kit';
import {
  Banner,
  Button,
  Card,
  ErrorState,
  IconButton,
  List,
  ListRow,
  Skeleton,
  Stack,
  StatusPill,
  Text,
} from '@carecircle/ui';
import { BellIcon, SmartphoneIcon, TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useThisDevice } from './use-this-device';

/** Which of my browsers are told by push, whether this one is, and a test whether it arrives. */
export function DevicesCard() {
  const t = useMessages();
  const formats = useFormats();
  const device = useThisDevice();
  const { data, error, refetch, switchOff } = device;
  if (!data && error)
    return (
      <Card title={t('notify.devices')}>
        <ErrorState title={t('notify.devices.failed')} text={t('failed.text')} onRetry={refetch} />
      </Card>
    );
  return (
    <Card title={t('notify.devices')}>
      <Stack gap={4}>
        {data ? <ThisDevice {...device} /> : <Skeleton shape="row" count={2} />}
        {data && data.devices.length > 0 ? (
          <>
            <List label={t('notify.devices')}>
              {data.devices.map(({ id, name, isThis, addedAt }) => (
                <ListRow
                  key={id}
                  leading={<SmartphoneIcon />}
                  title={name}
                  meta={
                    <>
                      {isThis ? <StatusPill tone="done">{t('notify.devices.this')}</StatusPill> : null}
                      <span>{t('notify.devices.since', { date: formats.date(formats.dayOf(addedAt)) })}</span>
                    </>
                  }
                  trailing={
                    <IconButton
                      icon={TrashIcon}
                      aria-label={t('notify.devices.remove', { name })}
                      {...device.gate.button}
                      onPress={() => void switchOff(id)}
                    />
                  }
                />
              ))}
            </List>
            <SendTest />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

function ThisDevice({ state, isWorking, hasFailed, switchOn, gate }: ReturnType<typeof useThisDevice>) {
  const t = useMessages();
  if (state === 'on') return null;
  if (state !== 'off')
    return (
      <Banner tone={state === 'denied' ? 'due' : 'info'} title={t(`notify.device.${state}`)}>
        {t(`notify.device.${state}.how`)}
      </Banner>
    );
  return (
    <Stack gap={3}>
      <Text tone="soft">{t('notify.device.off')}</Text>
      <div>
        <Button
          variant="primary"
          icon={BellIcon}
          isPending={isWorking}
          {...gate.button}
          onPress={() => void switchOn()}
        >
          {t('notify.device.switch-on')}
        </Button>
      </div>
      {hasFailed ? <Banner tone="missed">{t('notify.device.not-on')}</Banner> : null}
    </Stack>
  );
}

function SendTest() {
  const t = useMessages();
  const [sentTo, setSentTo] = useState(0);
  const { send, gate, isPending } = useCommand('notifications.sendTestNotification');
  const test = async () => {
    const outcome = await send({});
    setSentTo(outcome.status === 'done' ? outcome.output.devices : 0);
  };
  return (
    <Stack gap={2}>
      <div>
        <Button isPending={isPending} {...gate.button} onPress={() => void test()}>
          {t('notify.test')}
        </Button>
      </div>
      <Text size="small" tone="soft">
        <span role="status">
          {sentTo > 0 ? t('notify.test.sent', { devices: sentTo }) : t('notify.test.note')}
        </span>
      </Text>
    </Stack>
  );
}
