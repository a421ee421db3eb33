import { ListRow, StatusPill } from '@carecircle/ui';
import { useMessages } from '../words';
import { useReleaseWords, type Area } from './use-release-words';

/** One area: what everybody has, what is on its way, and whether it fares well. */
export function AreaRow({ area }: { area: Area }) {
  const t = useMessages();
  const words = useReleaseWords();
  const { remote, version, candidate, health } = area;
  const [current] = health;
  return (
    <ListRow
      title={remote}
      href={`/more/releases/${remote}`}
      meta={
        <>
          <span>{version ?? t('releases.notServed')}</span>
          {current && current.loads > 0 ? (
            <span>{t('releases.failing', { share: words.failing(current) })}</span>
          ) : null}
          {candidate ? (
            <StatusPill tone={candidate.isPaused ? 'neutral' : 'info'}>
              {t(candidate.isPaused ? 'releases.paused' : 'releases.onItsWay', {
                version: candidate.version,
                share: words.percent(candidate.percent),
              })}
            </StatusPill>
          ) : null}
        </>
      }
    />
  );
}
