import type { Dose } from '@carecircle/contracts';
import { useOfferUndoDose } from './use-offer-undo-dose';
import { useTakeDose } from './use-take-dose';

/** 'Mark Taken' of a scheduled dose, which can be taken back for a while (MED-1, MED-5). */
export function useMarkTaken({ name }: { name: string }, dose: Dose) {
  const taking = useTakeDose({ name, recipientId: dose.recipientId });
  const offerUndo = useOfferUndoDose();
  return async () => {
    const { medicationId, day, time } = dose;
    if (time === null) return;
    const outcome = await taking.send({ medicationId, day, time });
    if (outcome.status === 'done') offerUndo(name, outcome.output.dose.id);
  };
}
