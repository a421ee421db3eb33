import { useBusState } from '@carecircle/remote-kit';
import { Banner } from '@carecircle/ui';
import { useMessages } from '../words';

/** Quietly says that the network is away and how much waits for it. */
export function ConnectionStrip() {
  const t = useMessages();
  const status = useBusState('connection.status');
  const waiting = useBusState('commands.waiting');
  if (status !== 'offline') return null;
  return (
    <Banner tone="offline" isStrip>
      {t('connection.offline')} {waiting > 0 ? t('connection.waiting', { count: waiting }) : null}
    </Banner>
  );
}
