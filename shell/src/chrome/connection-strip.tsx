import { useBusState } from '@carecircle/remote-kit';
import { Banner, Button, LiveRegion } from '@carecircle/ui';
import { useMessages } from '../words';

/** Quietly says that the network is away and how much waits for it, or that this page is older than its server. */
export function ConnectionStrip() {
  const isOffline = useBusState('connection.status') === 'offline';
  const isOutdated = useBusState('page.outdated');
  return (
    <LiveRegion>
      {isOffline ? <OfflineStrip /> : null}
      {isOutdated && !isOffline ? <OutdatedStrip /> : null}
    </LiveRegion>
  );
}

function OfflineStrip() {
  const t = useMessages();
  const waiting = useBusState('commands.waiting');
  return (
    <Banner tone="offline" isStrip>
      {t('connection.offline')} {waiting > 0 ? t('connection.waiting', { count: waiting }) : null}
    </Banner>
  );
}

function OutdatedStrip() {
  const t = useMessages();
  return (
    <Banner isStrip action={<Button onPress={() => location.reload()}>{t('page.load-again')}</Button>}>
      {t('page.outdated')}
    </Banner>
  );
}
