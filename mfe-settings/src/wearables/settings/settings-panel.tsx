import { useAllowed } from '@carecircle/remote-kit';
import { ErrorState, Skeleton, Text } from '@carecircle/ui';
import { useChosenWearer } from '../use-chosen-wearer';
import { useWearableWords } from '../wearables-words';
import { WearerSelect } from '../wearer-select';
import css from '../wearables.module.css';
import { SettingsForm } from './settings-form';
import { useHealthSettings } from './use-health-settings';

/** Settings: whose data, how often, which, and what follows from them (WEAR-3). */
export function SettingsPanel() {
  const chosen = useChosenWearer();
  const mayEdit = useAllowed('health:edit');
  if (!chosen) return <Skeleton shape="card" count={2} />;
  const { wearers, wearer, choose } = chosen;
  return (
    <div className={css.panel}>
      <WearerSelect wearers={wearers} value={wearer.value} onChange={choose} />
      <HealthSettings key={wearer.value} wearerId={wearer.value} mayChange={mayEdit && wearer.mayChange} />
    </div>
  );
}

function HealthSettings({ wearerId, mayChange }: { wearerId: string; mayChange: boolean }) {
  const t = useWearableWords();
  const { data: settings, error, refetch, isFetching } = useHealthSettings(wearerId);
  if (!settings) {
    if (!error) return <Skeleton shape="card" count={2} />;
    return <ErrorState title={t('settings.failed')} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!mayChange) return <Text tone="soft">{t('settings.theirs')}</Text>;
  return <SettingsForm settings={settings} />;
}
