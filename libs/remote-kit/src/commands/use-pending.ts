import { useMemo, useSyncExternalStore } from 'react';
import { hashKey } from '@tanstack/react-query';
import type { LiveQueryKey } from '../queries/live-query-meta';
import { pendingCommands, subscribePending, withPending } from './pending-patches';

/** An answer with the optimistic changes that wait for the server; undefined stays undefined. */
export function usePending<T>(key: LiveQueryKey, data: T | undefined): T | undefined {
  const commands = useSyncExternalStore(subscribePending, pendingCommands);
  const keyHash = hashKey(key);
  return useMemo(
    () => (data === undefined ? undefined : withPending(data, JSON.parse(keyHash) as LiveQueryKey, commands)),
    [data, keyHash, commands],
  );
}
