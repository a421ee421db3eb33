import { useFormats, useRoutePath } from '@carecircle/remote-kit';
import { Card, ErrorState, LinkButton, List, ListRow, Skeleton, StatusPill, Text } from '@carecircle/ui';
import { deviceIcons } from '../device-icons';
import { useDevices } from '../use-devices';
import { useWearableWords, WithWearableWords } from '../wearables-words';
import css from '../wearables.module.css';

/** Wearable Integration on the emergency screen: which devices there are, and whether they are connected (EMER-1). */
export default function DeviceStatesCard() {
  return (
    <WithWearableWords fallback={<Skeleton shape="card" />}>
      <DeviceStates />
    </WithWearableWords>
  );
}

function DeviceStates() {
  const t = useWearableWords();
  const path = useRoutePath('wearables');
  const { data, error, refetch, isFetching } = useDevices();
  return (
    <Card title={t('states.title')} action={path ? <OpenDevices path={path} /> : undefined}>
      {data ? (
        <States devices={data.devices} />
      ) : error ? (
        <ErrorState title={t('failed')} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <Skeleton shape="row" count={2} />
      )}
    </Card>
  );
}

function OpenDevices({ path }: { path: string }) {
  const t = useWearableWords();
  return (
    <LinkButton href={path} variant="quiet" size="small">
      {t('states.open')}
    </LinkButton>
  );
}

function States({ devices }: { devices: NonNullable<ReturnType<typeof useDevices>['data']>['devices'] }) {
  const t = useWearableWords();
  const { relative } = useFormats();
  if (devices.length === 0) return <Text tone="soft">{t('states.none')}</Text>;
  return (
    <List label={t('states.title')} isPlain>
      {devices.map(({ id, name, type, isConnected, lastSyncAt }) => {
        const Glyph = deviceIcons[type];
        return (
          <ListRow
            key={id}
            leading={
              <span className={css.glyph}>
                <Glyph />
              </span>
            }
            title={name}
            meta={lastSyncAt ? t('last-sync', { ago: relative(lastSyncAt) }) : undefined}
            trailing={
              <StatusPill tone={isConnected ? 'done' : 'neutral'}>
                {t(isConnected ? 'connected' : 'disconnected')}
              </StatusPill>
            }
          />
        );
      })}
    </List>
  );
}
