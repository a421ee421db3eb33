import { useFormats, useLiveQuery, useSession } from '@carecircle/remote-kit';
import { EmptyState, ErrorState, List, ListRow, Skeleton, StatusPill } from '@carecircle/ui';
import { TagIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useHelpWords, WithHelpWords } from '../help-words';

const areas = ['mfe-care', 'mfe-communication', 'mfe-emergency', 'mfe-finance', 'mfe-settings'] as const;

/** /more/help/releases: what was published and what of it runs, from the release registry (SET-5). */
export default function ReleasesPage() {
  return (
    <WithHelpWords fallback={<Skeleton shape="row" count={5} />}>
      <Releases />
    </WithHelpWords>
  );
}

function Releases() {
  const t = useHelpWords();
  const general = useMessages();
  const formats = useFormats();
  const { language } = useSession().preferences;
  const { data, error, refetch } = useLiveQuery('support.listReleaseNotes', { language });
  if (!data && error)
    return <ErrorState title={t('releases.failed')} text={general('failed.text')} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={5} />;
  if (data.length === 0)
    return <EmptyState icon={TagIcon} title={t('releases.none')} text={t('releases.none.text')} />;
  // Where all are in use, none needs to say so.
  const hasEarlier = data.some(({ isServed }) => !isServed);
  const nameOf = (remote: string) => {
    const area = areas.find((known) => known === remote);
    return area ? t(`area.${area}`) : remote;
  };
  return (
    <List label={t('releases')}>
      {data.map(({ remote, version, publishedAt, notes, isServed }) => (
        <ListRow
          key={`${remote} ${version}`}
          title={`${nameOf(remote)} · ${version.replace(/-.*$/, '')}`}
          meta={
            <>
              <span>{notes ?? t('releases.no-notes')}</span>
              <span>{formats.dateTime(publishedAt)}</span>
              {hasEarlier && isServed ? <StatusPill tone="done">{t('releases.served')}</StatusPill> : null}
            </>
          }
        />
      ))}
    </List>
  );
}
