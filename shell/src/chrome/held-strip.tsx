import {
  chooseForDevice,
  syncNow,
  useBusState,
  useIsSyncing,
  useTrueTime,
  type SyncMode,
} from '@carecircle/remote-kit';
import { Banner, Button } from '@carecircle/ui';
import { RefreshIcon } from '@carecircle/ui/icons';
import { useLaterMessages } from '../later/later-messages';
import { useMessages } from '../words';
import { useTimeText } from './use-time-text';

/** Says that this device was told to fetch and send nothing by itself, from when what is shown is, and how to end it (SET-4). */
export default function HeldStrip({ mode }: { mode: SyncMode }) {
  const t = useMessages();
  const later = useLaterMessages();
  const waiting = useBusState('commands.waiting');
  const { asOfMs, isIncomplete } = useTrueTime();
  const timeText = useTimeText();
  const isNever = mode === 'never';
  const texts = [
    later(isNever ? 'sync.never' : 'sync.off'),
    asOfMs !== null && t('connection.as-of', { time: timeText(asOfMs) }),
    isIncomplete && (isNever ? t('connection.incomplete') : later('sync.missing')),
    isNever && t('connection.needed'),
    waiting > 0 && t('connection.waiting', { count: waiting }),
  ];
  return (
    <Banner tone="offline" isStrip action={isNever ? <EndButton /> : <SyncButton />}>
      {texts.filter(Boolean).join(' ').replaceAll('..', '.')}
    </Banner>
  );
}

function SyncButton() {
  const later = useLaterMessages();
  return (
    <Button size="small" icon={RefreshIcon} isPending={useIsSyncing()} onPress={() => void syncNow()}>
      {later('sync.now')}
    </Button>
  );
}

function EndButton() {
  const later = useLaterMessages();
  return (
    <Button size="small" onPress={() => chooseForDevice({ offlineMode: false })}>
      {later('sync.end')}
    </Button>
  );
}
