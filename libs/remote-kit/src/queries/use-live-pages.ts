import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { DomainEvent } from '@carecircle/contracts';
import { callOperation } from '../operations/call-operation';
import type { FeatureInput, OperationOutput, QueryKey } from '../operations/operation-types';
import { usePending } from '../commands/use-pending';
import { readWithEvents } from './apply-events';
import { liveQueryMeta, type ApplyMap, type LiveQueryKey } from './live-query-meta';
import { queryClient } from './query-client';
import {
  errorOf,
  isReadable,
  readAgain,
  readMore,
  useQueryCircle,
  withCircle,
  type LiveQuery,
} from './use-live-query';

export interface LivePagesOptions<K extends QueryKey> {
  /** Input of the page after `page`, merged into `input`; undefined when `page` is the last. */
  next: (page: OperationOutput<K>) => Partial<FeatureInput<K>> | undefined;
  /** What each event does to the pages, the first read page first; undefined reads all of them anew. */
  on?: ApplyMap<OperationOutput<K>[]>;
  enabled?: boolean;
}

export interface LivePages<T> extends Omit<LiveQuery<T[]>, 'data'> {
  /** Pages read so far, the first one first; empty before the first answer. */
  pages: T[];
  hasMore: boolean;
  isFetchingMore: boolean;
  fetchMore: () => void;
}

/** Reads a list page by page; otherwise like `useLiveQuery`. */
export function useLivePages<K extends QueryKey>(
  operation: K,
  input: FeatureInput<K>,
  options: LivePagesOptions<K>,
): LivePages<OperationOutput<K>> {
  type Page = OperationOutput<K>;
  type Position = Partial<FeatureInput<K>>;
  const circleId = useQueryCircle(operation);
  const queryKey: LiveQueryKey = [operation, circleId, { ...input, pages: true }];
  const meta = liveQueryMeta(onPages(options.on), circleId);
  const query = useInfiniteQuery(
    {
      queryKey,
      meta,
      enabled: isReadable(operation, circleId, options.enabled),
      initialPageParam: {} as Position,
      getNextPageParam: (page: Page) => options.next(page),
      queryFn: ({ pageParam, signal }): Promise<Page> => {
        const position = pageParam as Position;
        return readWithEvents(
          () =>
            callOperation(operation, withCircle<K>({ ...input, ...position }, circleId), {
              signal,
              isByItself: true,
            }),
          liveQueryMeta(onPage(options.on, Object.keys(position).length === 0), circleId),
        );
      },
    },
    queryClient,
  );
  return {
    pages: usePending(queryKey, query.data?.pages) ?? [],
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    fetchMore: () => readMore(query.fetchNextPage),
    isPending: query.isPending,
    isFetching: query.isFetching,
    error: errorOf(query),
    updatedAt: query.dataUpdatedAt,
    refetch: () => readAgain(query.refetch),
  };
}

// Events during a read: the first page takes them as if it were the whole list, a later page is read once more.
function onPage<T>(on: ApplyMap<T[]> | undefined, isFirst: boolean): ApplyMap<T> | undefined {
  return mapApply<T[], T>(on, (apply, page) => (isFirst ? apply([page])?.[0] : undefined));
}

function onPages<T>(on: ApplyMap<T[]> | undefined): ApplyMap<InfiniteData<T>> | undefined {
  return mapApply<T[], InfiniteData<T>>(on, (apply, data) => {
    const pages = apply(data.pages);
    return pages && { ...data, pages };
  });
}

function mapApply<A, B>(
  on: ApplyMap<A> | undefined,
  convert: (apply: (data: A) => A | undefined, data: B) => B | undefined,
): ApplyMap<B> | undefined {
  if (!on) return undefined;
  const entries = Object.entries(on as Record<string, (data: A, event: DomainEvent) => A | undefined>);
  return Object.fromEntries(
    entries.map(([type, apply]) => [
      type,
      (data: B, event: DomainEvent) => convert((inner) => apply(inner, event), data),
    ]),
  ) as ApplyMap<B>;
}
