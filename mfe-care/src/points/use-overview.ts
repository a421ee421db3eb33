import { useLiveQuery } from '@carecircle/remote-kit';
import { refetchOnPoints } from './refetch-on-points';

/** My figures, latest achievements and open challenges (GAME-1), which follow from more than an event tells. */
export function useOverview() {
  return useLiveQuery('points.getOverview', {}, { on: refetchOnPoints });
}
