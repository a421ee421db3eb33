import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { providerKinds, serviceLimits, type ProviderKind } from '@carecircle/contracts';
import { changeSearch, OfflineNote, useAllowed, useSession } from '@carecircle/remote-kit';
import { Skeleton } from '@carecircle/ui';
import { FilterTabs, Tabs } from '@carecircle/ui/panels';
import { BookingsSection } from './bookings/bookings-section';
import { ProviderDetail } from './providers/provider-detail';
import type { ProviderFilter } from './providers/provider-filter';
import { ProvidersPanel } from './providers/providers-panel';
import { useServiceWords, WithServiceWords } from './services-words';
import css from './services.module.css';

/** /services: pharmacies, telehealth and mobility, and what was booked there (SERV-1, SERV-2). */
export default function ServicesPage() {
  return (
    <WithServiceWords fallback={<Skeleton shape="row" count={4} />}>
      <Services />
    </WithServiceWords>
  );
}

function Services() {
  const [params] = useSearchParams();
  const mayBook = useAllowed('booking:edit');
  // Kept while a provider is looked at, so that the way back leads to the same list.
  const [filter, setFilter] = useState<ProviderFilter>({ text: '', miles: serviceLimits.miles.usual });
  const recipientId = useChosenRecipient(params);
  const providerId = params.get('provider');
  return (
    <div className={css.page}>
      {mayBook ? <OfflineNote /> : null}
      {providerId === null ? (
        <Providers
          filter={filter}
          onFilter={(changes) => setFilter((before) => ({ ...before, ...changes }))}
          recipientId={recipientId}
          params={params}
        />
      ) : (
        <ProviderDetail key={providerId} providerId={providerId} recipientId={recipientId} />
      )}
    </div>
  );
}

interface ProvidersProps {
  filter: ProviderFilter;
  onFilter: (changes: Partial<ProviderFilter>) => void;
  recipientId: string | undefined;
  params: URLSearchParams;
}

function Providers({ filter, onFilter, recipientId, params }: ProvidersProps) {
  const t = useServiceWords();
  const { recipients } = useSession();
  const shown = providerKinds.find((kind) => kind === params.get('kind')) ?? providerKinds[0];
  const panel = (kind: ProviderKind) => (
    <ProvidersPanel kind={kind} filter={filter} onFilter={onFilter} recipientId={recipientId} />
  );
  return (
    <>
      <BookingsSection />
      {recipients.length > 1 && recipientId ? (
        <FilterTabs
          label={t('for-whom')}
          value={recipientId}
          onChange={(id) => changeSearch({ for: id === recipients[0]?.id ? null : id })}
          options={recipients.map(({ id, name }) => ({ id, label: name }))}
        />
      ) : null}
      <Tabs<ProviderKind>
        label={t('tabs')}
        selectedId={shown}
        onSelect={(kind) => changeSearch({ kind: kind === providerKinds[0] ? null : kind })}
        items={providerKinds.map((kind) => ({ id: kind, label: t(`tab.${kind}`), content: panel(kind) }))}
      />
    </>
  );
}

function useChosenRecipient(params: URLSearchParams): string | undefined {
  const { recipients } = useSession();
  return (recipients.find(({ id }) => id === params.get('for')) ?? recipients[0])?.id;
}
