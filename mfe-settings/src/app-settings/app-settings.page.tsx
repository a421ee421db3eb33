import { OfflineNote, useSession } from '@carecircle/remote-kit';
import { Skeleton, Stack } from '@carecircle/ui';
import { AppearanceCard } from './appearance-card';
import { BackupCard } from './backup/backup-card';
import { WithDataWords } from './data-words';
import { RegionCard } from './region-card';
import { SecurityCard } from './security-card';
import { StorageCard } from './storage/storage-card';
import { SyncCard } from './sync-card';
import { useMessages } from '../words';
import { useChangePreferences } from '../preferences/use-change-preferences';
import css from './app-settings.module.css';

/** /more/app-settings: looks and formats, when this device fetches and sends, what it keeps; each takes effect at once (SET-4). */
export default function AppSettingsPage() {
  return (
    <WithDataWords fallback={<Skeleton shape="card" count={2} />}>
      <Cards />
    </WithDataWords>
  );
}

function Cards() {
  const t = useMessages();
  const { preferences } = useSession();
  const { change, gate } = useChangePreferences();
  const onChange = (changes: Partial<typeof preferences>) => void change(changes);
  const card = { preferences, onChange, isDisabled: gate.isShut };
  return (
    <div className={css.page}>
      <OfflineNote>{t('app.offline')}</OfflineNote>
      <div className={css.columns}>
        <Stack gap={5}>
          <AppearanceCard {...card} />
          <RegionCard {...card} />
        </Stack>
        <Stack gap={5}>
          <SyncCard />
          <BackupCard />
          <SecurityCard />
          <StorageCard />
        </Stack>
      </div>
    </div>
  );
}
