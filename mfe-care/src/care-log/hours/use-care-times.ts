import { needsRefetch, useLivePages } from '@carecircle/remote-kit';

/** Times of care, newest day first, page by page. */
export function useCareTimes(recipientId: string) {
  const { pages, ...rest } = useLivePages(
    'care.listCareTimes',
    { recipientId, limit: 20 },
    {
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: {
        'care-time.added': needsRefetch,
        'care-time.edited': needsRefetch,
        'care-time.deleted': (read, { payload }) =>
          read.map((page) => ({
            ...page,
            careTimes: page.careTimes.filter(({ id }) => id !== payload.careTimeId),
          })),
        'care-time.restored': needsRefetch,
      },
    },
  );
  return { careTimes: pages.flatMap((page) => page.careTimes), ...rest };
}
