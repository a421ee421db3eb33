import { useAllowed, useNow } from '@carecircle/remote-kit';
import { useMedicationDay } from '../doses/use-medication-day';
import { dueDoses } from './due-doses';

/** The doses in turn of everyone cared for with their medications; undefined until they are read, none for who may not see them. */
export function useDueDoses() {
  const now = useNow();
  const maySee = useAllowed('medication:view');
  const { data: day, error, refetch } = useMedicationDay(maySee);
  const doses = day?.recipients.every(({ medications }) => medications) ? dueDoses(day, now) : undefined;
  return { doses: maySee ? doses : [], error, refetch };
}
