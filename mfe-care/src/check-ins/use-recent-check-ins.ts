import { useLiveQuery } from '@carecircle/remote-kit';
import { applyToPage } from '../check-in-day/apply-check-in';

/** 'Recent Check-ins' are the last five (CHK-1). */
const limit = 5;

export function useRecentCheckIns() {
  return useLiveQuery(
    'care.listCheckIns',
    { limit },
    { on: { 'check-in.added': (page, { payload }) => applyToPage(page, payload.checkIn, limit) } },
  );
}
