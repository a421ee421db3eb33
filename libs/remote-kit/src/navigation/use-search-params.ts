import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { navigateTo } from './navigate';

/** Changes some search parameters and keeps the others; null removes one. Leaves no step for the back button. */
export type SetSearchParams = (changes: Readonly<Record<string, string | null>>) => void;

/** Search parameters of the address, such as `?tab=budgets`, and what changes them. */
export function useSearchParams(): readonly [params: URLSearchParams, setParams: SetSearchParams] {
  const search = useSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback((changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const text = next.toString();
    navigateTo(location.pathname + (text && `?${text}`), { replace: true });
  }, []);
  return [params, setParams];
}
