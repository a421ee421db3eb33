import { useState } from 'react';
import type { AsNeededState, Dose, Medication } from '@carecircle/contracts';
import { newId, nowMs, patch, useCommand, useSession, type Refusal } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { withDose } from './apply-dose';
import { useDoseRefusal } from './use-dose-refusal';
import { useOfferUndoDose } from './use-offer-undo-dose';
import { useRecipientZone } from './use-recipient-zone';

/** What has to be asked before an as-needed dose is logged. */
interface Questions {
  onOverLimit: (refusal: Refusal) => void;
  /** Another member gave one a moment ago. */
  onGivenAlready: (refusal: Refusal) => void;
}

/** An as-needed dose was given; over a limit it needs a reason, and right after another's a word that it is one more (MED-5). */
export function useTakeAsNeeded(medication: Medication, { onOverLimit, onGivenAlready }: Questions) {
  const t = useMessages();
  const { person } = useSession();
  const { name, recipientId } = medication;
  const { today } = useRecipientZone(recipientId);
  const offerUndo = useOfferUndoDose();
  const label = () => t('meds.taken-label', { name });
  const tellRefusal = useDoseRefusal(recipientId, label());
  // The same dose until the server or this device has it, so that a second tap is no second dose.
  const [doseId, setDoseId] = useState(newId);
  const taking = useCommand('care.takeAsNeeded', {
    offline: 'queue',
    label,
    dated: (input, queuedAt) => ({ takenAt: queuedAt, ...input }),
    onRefused: (refusal) => {
      if (refusal.code === 'OVER_LIMIT') onOverLimit(refusal);
      else if (refusal.code === 'ALREADY_GIVEN') onGivenAlready(refusal);
      else tellRefusal(refusal);
    },
    optimistic: (input) => {
      const takenAt = input.takenAt ?? new Date(nowMs()).toISOString();
      const dose: Dose = {
        id: input.doseId,
        circleId: medication.circleId,
        medicationId: medication.id,
        recipientId,
        day: today,
        time: null,
        dueAt: null,
        status: 'taken',
        takenAt,
        loggedBy: person.id,
        loggedAt: takenAt,
        reason: input.overLimitReason ?? '',
        isOverLimit: input.overLimitReason !== undefined,
        toldIds: [],
      };
      return [patch('care.getMedicationDay', (day) => withNeeded(withDose(day, dose), medication, takenAt))];
    },
  });
  const take = async (answers: { overLimitReason?: string; besidesDoseId?: string } = {}) => {
    const outcome = await taking.send({
      doseId,
      medicationId: medication.id,
      ...answers,
    });
    if (outcome.status === 'done' || outcome.status === 'waiting') setDoseId(newId());
    if (outcome.status === 'done') offerUndo(name, doseId);
  };
  return { take, isPending: taking.isPending };
}

/** One more was taken at a moment: until the server reckons anew, the interval alone says when the next is safe. */
function withNeeded(
  day: Parameters<typeof withDose>[0],
  { id, minimumMinutesBetween }: Medication,
  takenAt: string,
): Parameters<typeof withDose>[0] {
  const next = (state: AsNeededState): AsNeededState => ({
    ...state,
    lastTakenAt: takenAt,
    takenIn24Hours: state.takenIn24Hours + 1,
    nextSafeAt:
      minimumMinutesBetween === null
        ? state.nextSafeAt
        : new Date(Date.parse(takenAt) + minimumMinutesBetween * 60_000).toISOString(),
  });
  const recipients = day.recipients.map((entry) => ({
    ...entry,
    asNeeded: entry.asNeeded.map((state) => (state.medicationId === id ? next(state) : state)),
  }));
  return { ...day, recipients };
}
