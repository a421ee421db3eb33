import { useAllowed, useNow } from '@carecircle/remote-kit';
import { useMedicationDay } from '../doses/use-medication-day';
import { useMedications } from '../doses/use-medications';
import { dueDoses } from './due-doses';

/** The doses in turn of everyone cared for with their medications; undefined until they are read, none for who may not see them. */
export function useDueDoses() {
  const now = useNow();
  const maySee = useAllowed('medication:view');
  const today = useMedicationDay(maySee);
  const due = today.data ? dueDoses(today.data, now) : undefined;
  // Names are asked for only where a dose is in turn.
  const list = useMedications(due !== undefined && due.length > 0);
  const medications = new Map(list.data?.medications.map((medication) => [medication.id, medication]));
  const isRead = due !== undefined && (due.length === 0 || list.data !== undefined);
  const doses = due?.flatMap((dose) => {
    const medication = medications.get(dose.medicationId);
    return medication ? [{ dose, medication }] : [];
  });
  const refetch = () => {
    today.refetch();
    list.refetch();
  };
  return { doses: maySee ? (isRead ? doses : undefined) : [], error: today.error ?? list.error, refetch };
}
