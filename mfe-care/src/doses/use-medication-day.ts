import { useEffect, useEffectEvent } from 'react';
import { useLiveQuery, useNow, useSession, wallMoment } from '@carecircle/remote-kit';
import { applyDoseToDay, type MedicationDay } from './apply-dose';
import { onDoses } from './on-doses';

/** Today's doses of everyone cared for; read anew when the day ends in somebody's zone (MED-5, SHELL-6). */
export function useMedicationDay(isWanted = true) {
  const { recipients } = useSession();
  const now = useNow();
  const query = useLiveQuery('care.getMedicationDay', {}, { enabled: isWanted, on: onDoses(applyDoseToDay) });
  const zones = new Map(recipients.map(({ id, timeZone }) => [id, timeZone]));
  const isUsable = ({ recipientId, day, medications }: MedicationDay['recipients'][number]) => {
    const zone = zones.get(recipientId);
    return medications !== undefined && (zone === undefined || day === wallMoment(now, zone).day);
  };
  const isOld = query.data?.recipients.some((entry) => !isUsable(entry)) ?? false;
  const readAnew = useEffectEvent(() => query.refetch());
  // Tried again with the clock for as long as the answer is of yesterday, or from before medications were named in it.
  useEffect(() => {
    if (isOld) readAnew();
  }, [isOld, now]);
  return query;
}
