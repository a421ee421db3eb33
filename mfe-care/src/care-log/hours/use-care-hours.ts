import { useLiveQuery } from '@carecircle/remote-kit';
import { anew } from '../anew';

/** Minutes of care by member: the last eight weeks and the present month (CARE-1). */
export function useCareHours(recipientId: string) {
  return useLiveQuery(
    'care.getCareHours',
    { recipientId },
    {
      on: {
        'care-time.added': anew,
        'care-time.edited': anew,
        'care-time.deleted': anew,
        'care-time.restored': anew,
      },
    },
  );
}
