import { useQuery } from '@tanstack/react-query';
import { callOperation } from '../operations/call-operation';
import { isCircleOperation } from '../operations/circleless-operations';
import type { FeatureInput, OperationInput, OperationOutput, QueryKey } from '../operations/operation-types';
import { HeldBack } from '../operations/refusal';
import { useOptionalSession } from '../session/use-session';
import { syncNow } from '../sync/ask-sync';
import { isHeldBack, letSync, syncMode } from '../sync/sync';
import { usePending } from '../commands/use-pending';
import { readWithEvents } from './apply-events';
import { liveQueryMeta, type ApplyMap, type LiveQueryKey } from './live-query-meta';
import { queryClient } from './query-client';

export interface LiveQueryOptions<T> {
  /** What each event does to the answer; an event without an entry leaves it alone. */
  on?: ApplyMap<T>;
  /** False waits with the read, such as until a search text was typed. */
  enabled?: boolean;
}

export interface LiveQuery<T> {
  data: T | undefined;
  /** No answer yet. */
  isPending: boolean;
  isFetching: boolean;
  /** `Refusal` or `Unreachable` of the last read; `data` may still hold an earlier answer. */
  error: Error | null;
  /** When `data` was true, in milliseconds since 1970; 0 before the first answer. */
  updatedAt: number;
  refetch: () => void;
}

/**
 * Reads from the server and stays true by events (MFE-7). The circle is filled in; optimistic changes that wait for the
 * server show in `data`.
 */
export function useLiveQuery<K extends QueryKey>(
  operation: K,
  input: FeatureInput<K>,
  options: LiveQueryOptions<OperationOutput<K>> = {},
): LiveQuery<OperationOutput<K>> {
  const circleId = useQueryCircle(operation);
  const queryKey: LiveQueryKey = [operation, circleId, input];
  const meta = liveQueryMeta(options.on, circleId);
  const query = useQuery(
    {
      queryKey,
      meta,
      enabled: isReadable(operation, circleId, options.enabled),
      queryFn: ({ signal }) =>
        readWithEvents(
          () => callOperation(operation, withCircle<K>(input, circleId), { signal, isByItself: true }),
          meta,
        ),
    },
    queryClient,
  );
  return {
    data: usePending(queryKey, query.data as OperationOutput<K> | undefined),
    isPending: query.isPending,
    isFetching: query.isFetching,
    error: errorOf(query),
    updatedAt: query.dataUpdatedAt,
    refetch: () => readAgain(query.refetch),
  };
}

/** What is known stays shown while a newer answer is held back. */
export function errorOf({ error, data }: { error: Error | null; data: unknown }): Error | null {
  return error instanceof HeldBack && data !== undefined ? null : error;
}

/** Somebody asks for it: where sync waits for that, it begins. */
export function readAgain(refetch: () => Promise<unknown>): void {
  void (syncMode() === 'on-demand' ? syncNow() : refetch());
}

/** Reads what somebody asks for, also while everything else waits. */
export function readMore(fetch: () => Promise<unknown>): void {
  void (isHeldBack() ? letSync(async () => void (await fetch())) : fetch());
}

/** The chosen circle for an operation of a circle, else null. */
export function useQueryCircle(operation: QueryKey): string | null {
  const circle = useOptionalSession()?.circle;
  return isCircleOperation(operation) ? (circle?.id ?? null) : null;
}

/** An operation of a circle waits until there is one. */
export function isReadable(operation: QueryKey, circleId: string | null, isWanted = true): boolean {
  return isWanted && (circleId !== null || !isCircleOperation(operation));
}

export function withCircle<K extends QueryKey>(input: object, circleId: string | null): OperationInput<K> {
  return (circleId === null ? input : { ...input, circleId }) as OperationInput<K>;
}
