import { useSession } from '@carecircle/remote-kit';
import { AppearanceCard } from './appearance-card';
import { RegionCard } from './region-card';
import { useChangePreferences } from './use-change-preferences';
import css from './app-settings.module.css';

/** /more/app-settings: looks and formats, each taking effect at once (SET-4). */
export default function AppSettingsPage() {
  const { preferences } = useSession();
  const change = useChangePreferences();
  const onChange = (changes: Partial<typeof preferences>) => void change(changes);
  return (
    <div className={css.page}>
      <div className={css.columns}>
        <AppearanceCard preferences={preferences} onChange={onChange} />
        <RegionCard preferences={preferences} onChange={onChange} />
      </div>
    </div>
  );
}
