import { wearableLimits, type WearableDevice } from '@carecircle/contracts';
import { useFormats, useNow } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';

/** Whether a device is connected, when it last sent, and what stands in its way. */
export function SyncState({ device }: { device: WearableDevice }) {
  const t = useWearableWords();
  const { relative } = useFormats();
  const now = useNow();
  const { isConnected, lastSyncAt, isSyncing, problem } = device;
  const isStale = lastSyncAt !== null && now - Date.parse(lastSyncAt) > wearableLimits.staleMs;
  return (
    <div className={css.states}>
      <StatusPill tone={isConnected ? 'done' : 'neutral'}>
        {t(isConnected ? 'connected' : 'disconnected')}
      </StatusPill>
      {problem ? <StatusPill tone="missed">{t(`problem.${problem}`)}</StatusPill> : null}
      {isSyncing ? <StatusPill tone="info">{t('syncing')}</StatusPill> : null}
      {isStale && !problem ? <StatusPill tone="due">{t('stale')}</StatusPill> : null}
      {isConnected ? (
        <span className={css.soft}>
          {lastSyncAt ? t('last-sync', { ago: relative(lastSyncAt) }) : t('never-synced')}
        </span>
      ) : null}
    </div>
  );
}
