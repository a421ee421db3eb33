import { useDeferredValue } from 'react';
import type { ProviderKind } from '@carecircle/contracts';
import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
import type { ProviderFilter } from './provider-filter';

/** Distances are the server's: they are read anew. */
/** Providers of a kind within the filter; the distance is none of telehealth's. */
export function useProviders(kind: ProviderKind, filter: ProviderFilter, recipientId: string | undefined) {
  const { text, miles } = useDeferredValue(filter);
  const search = text.trim();
  return useLiveQuery(
    'services.listProviders',
    {
      kind,
      ...(recipientId && { recipientId }),
      ...(search && { search }),
      ...(kind !== 'telehealth' && { maxMiles: miles }),
    },
    { on: { 'home-place.changed': needsRefetch } },
  );
}
