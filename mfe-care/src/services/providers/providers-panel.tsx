import { serviceLimits, type ProviderKind } from '@carecircle/contracts';
import { Banner, EmptyState, ErrorState, Skeleton } from '@carecircle/ui';
import { SearchField, Slider } from '@carecircle/ui/fields';
import { SearchIcon } from '@carecircle/ui/icons';
import { useServiceWords } from '../services-words';
import { HomePlace } from './home-place';
import { ProviderCard } from './provider-card';
import type { ProviderFilter } from './provider-filter';
import { useProviders } from './use-providers';
import css from '../services.module.css';

interface Props {
  kind: ProviderKind;
  filter: ProviderFilter;
  onFilter: (changes: Partial<ProviderFilter>) => void;
  recipientId: string | undefined;
}

/** One kind of providers: found by words and by distance from home (SERV-1). */
export function ProvidersPanel({ kind, filter, onFilter, recipientId }: Props) {
  const t = useServiceWords();
  const { least, most } = serviceLimits.miles;
  return (
    <div className={css.panel}>
      <div className={css.tools}>
        <SearchField
          label={t(`search.${kind}`)}
          placeholder={t(`search.${kind}`)}
          value={filter.text}
          onChange={(text) => onFilter({ text: text.slice(0, 120) })}
        />
        {kind === 'telehealth' ? null : (
          <Slider
            label={t('distance.most')}
            minValue={least}
            maxValue={most}
            value={filter.miles}
            onChange={(miles) => onFilter({ miles })}
            formatOptions={{ style: 'unit', unit: 'mile' }}
          />
        )}
      </div>
      <Found kind={kind} filter={filter} recipientId={recipientId} />
    </div>
  );
}

function Found({ kind, filter, recipientId }: Omit<Props, 'onFilter'>) {
  const t = useServiceWords();
  const { data, error, refetch, isFetching } = useProviders(kind, filter, recipientId);
  if (!data) {
    if (!error) return <Skeleton shape="row" count={4} />;
    return <ErrorState title={t('failed')} onRetry={refetch} isRetrying={isFetching} />;
  }
  return (
    <>
      {data.isSample ? <Banner tone="info">{t('sample')}</Banner> : null}
      {kind === 'telehealth' || !recipientId ? null : (
        <HomePlace home={data.home} recipientId={recipientId} />
      )}
      {data.providers.length === 0 ? (
        <EmptyState icon={SearchIcon} title={t('none.title')} text={t('none')} />
      ) : (
        <ul className={css.cards} aria-label={t(`tab.${kind}`)}>
          {data.providers.map((provider) => (
            <ProviderCard key={provider.id} provider={provider} />
          ))}
        </ul>
      )}
    </>
  );
}
