import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';

/** Minutes of care by member: the last eight weeks and the present month (CARE-1). */
export function useCareHours(recipientId: string) {
  return useLiveQuery(
    'care.getCareHours',
    { recipientId },
    {
      on: {
        'care-time.added': needsRefetch,
        'care-time.edited': needsRefetch,
        'care-time.deleted': needsRefetch,
        'care-time.restored': needsRefetch,
      },
    },
  );
}
