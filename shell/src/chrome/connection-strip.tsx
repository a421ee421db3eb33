import {
  retryableLazy,
  useBusState,
  useIsOffline,
  useSession,
  useSyncMode,
  useTrueTime,
} from '@carecircle/remote-kit';
import { Banner, Button, LiveRegion } from '@carecircle/ui';
import { withLaterMessages } from '../later/later-messages';
import { useMessages } from '../words';
import { ScreenBoundary } from './screen-boundary';
import { useTimeText } from './use-time-text';

const HeldStrip = retryableLazy(() => withLaterMessages(import('./held-strip')));

/**
 * Quietly says that the network is away, or that this device was told to do without it (SET-4), how old what is shown is (ALL-2) and
 * how much waits, that this page is older than its server, or that reminders are late.
 */
export function ConnectionStrip() {
  const mode = useSyncMode();
  const isOffline = useIsOffline();
  const isHeld = mode === 'never' || (mode === 'on-demand' && !isOffline);
  const isOutdated = useBusState('page.outdated');
  return (
    <LiveRegion>
      {isHeld ? (
        <ScreenBoundary>
          <HeldStrip mode={mode} />
        </ScreenBoundary>
      ) : isOffline ? (
        <OfflineStrip />
      ) : null}
      {isOutdated && !isOffline ? <OutdatedStrip /> : null}
      {isOffline ? null : <LateStrip />}
    </LiveRegion>
  );
}

function OfflineStrip() {
  const t = useMessages();
  const waiting = useBusState('commands.waiting');
  const { asOfMs, isIncomplete } = useTrueTime();
  const timeText = useTimeText();
  const texts = [
    t('connection.offline'),
    asOfMs !== null && t('connection.as-of', { time: timeText(asOfMs) }),
    isIncomplete && t('connection.incomplete'),
    t('connection.needed'),
    waiting > 0 && t('connection.waiting', { count: waiting }),
  ];
  // The point of an abbreviation ends its sentence too: '9:03 p.m.'
  return (
    <Banner tone="offline" isStrip>
      {texts.filter(Boolean).join(' ').replaceAll('..', '.')}
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

/** Admins answer for the care: they hear on every screen that nobody may rely on reminders just now (NOTE-5). */
function LateStrip() {
  const t = useMessages();
  const since = useBusState('reminders.lateSince');
  const { member } = useSession();
  const timeText = useTimeText();
  if (since === null || member.role !== 'admin') return null;
  return (
    <Banner tone="missed" isStrip>
      {t('reminders.late', { time: timeText(Date.parse(since)) })}
    </Banner>
  );
}
