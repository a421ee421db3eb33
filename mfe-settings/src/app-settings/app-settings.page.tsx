import { OfflineNote, useSession } from '@carecircle/remote-kit';
import { Stack } from '@carecircle/ui';
import { AppearanceCard } from './appearance-card';
import { BackupCard } from './backup/backup-card';
import { DeviceCard } from './device-card';
import { RegionCard } from './region-card';
import { SecurityCard } from './security-card';
import { useMessages } from '../words';
import { useChangePreferences } from '../preferences/use-change-preferences';
import css from './app-settings.module.css';

/** /more/app-settings: looks and formats, each taking effect at once (SET-4), and what this device keeps. */
export default function AppSettingsPage() {
  const t = useMessages();
  const { preferences } = useSession();
  const { change, gate } = useChangePreferences();
  const onChange = (changes: Partial<typeof preferences>) => void change(changes);
  const card = { preferences, onChange, isDisabled: gate.isShut };
  return (
    <div className={css.page}>
      <OfflineNote>{t('app.offline')}</OfflineNote>
      <div className={css.columns}>
        <AppearanceCard {...card} />
        <Stack gap={5}>
          <RegionCard {...card} />
          <SecurityCard />
          <DeviceCard />
          <BackupCard />
        </Stack>
      </div>
    </div>
  );
}
