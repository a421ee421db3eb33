import { useNow, useSession, type WallMoment } from '@carecircle/remote-kit';
import { reachedMoment } from './reached-moment';

/** Day and time that the circle's wall has reached by now, in steps of 30 s. */
export function useWallMoment(): WallMoment {
  const { timeZone } = useSession().circle;
  return reachedMoment(useNow(), timeZone);
}
