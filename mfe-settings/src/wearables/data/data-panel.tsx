import { wearableLimits } from '@carecircle/contracts';
import { useFormats, useNow } from '@carecircle/remote-kit';
import { EmptyState, ErrorState, Skeleton, StatusPill } from '@carecircle/ui';
import { ActivityIcon } from '@carecircle/ui/icons';
import { useChosenWearer } from '../use-chosen-wearer';
import { useWearableWords } from '../wearables-words';
import { WearerSelect } from '../wearer-select';
import css from '../wearables.module.css';
import { HealthPlots } from './health-plots';
import { HealthTiles } from './health-tiles';
import { useHealthSummary } from './use-health';

/** Health Data: what was received of one person, as tiles and plots (WEAR-2). */
export function DataPanel() {
  const chosen = useChosenWearer();
  if (!chosen) return <Skeleton shape="card" count={3} />;
  return (
    <div className={css.panel}>
      <WearerSelect wearers={chosen.wearers} value={chosen.wearer.value} onChange={chosen.choose} />
      <HealthData key={chosen.wearer.value} wearerId={chosen.wearer.value} />
    </div>
  );
}

function HealthData({ wearerId }: { wearerId: string }) {
  const t = useWearableWords();
  const { data: summary, error, refetch, isFetching } = useHealthSummary(wearerId);
  if (!summary) {
    if (!error) return <Skeleton shape="card" count={4} />;
    return <ErrorState title={t('data.failed')} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (summary.newestAt === null)
    return <EmptyState icon={ActivityIcon} title={t('data.none.title')} text={t('data.none')} />;
  return (
    <>
      <Newest at={summary.newestAt} />
      <HealthTiles summary={summary} />
      <HealthPlots summary={summary} />
    </>
  );
}

/** From when the newest measurement is, and whether that is long ago. */
function Newest({ at }: { at: string }) {
  const t = useWearableWords();
  const { relative } = useFormats();
  const isStale = useNow() - Date.parse(at) > wearableLimits.staleMs;
  return (
    <div className={css.states}>
      <span className={css.soft}>{t('data.newest', { ago: relative(at) })}</span>
      {isStale ? <StatusPill tone="due">{t('stale')}</StatusPill> : null}
    </div>
  );
}
