import { useLivePages } from '@carecircle/remote-kit';
import { anew } from '../anew';

/** Times of care, newest day first, page by page. */
export function useCareTimes(recipientId: string) {
  const { pages, ...rest } = useLivePages(
    'care.listCareTimes',
    { recipientId, limit: 20 },
    {
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: {
        'care-time.added': anew,
        'care-time.edited': anew,
        'care-time.deleted': (read, { payload }) =>
          read.map((page) => ({
            ...page,
            careTimes: page.careTimes.filter(({ id }) => id !== payload.careTimeId),
          })),
        'care-time.restored': anew,
      },
    },
  );
  return { careTimes: pages.flatMap((page) => page.careTimes), ...rest };
}
