import { useState } from 'react';
import type { AcceptedDangers, Medication, MedicationInput, MedicationStatus } from '@carecircle/contracts';
import { newId, useCommand, useEdited, useRefusalWords, type Refusal } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { changesOf } from '@carecircle/remote-kit/forms';
import { noteAddedMedication } from '../interactions/added-medication';

/** What the form hands over: the fields, how much is left, and whether it is taken at present. */
export interface SavedMedication {
  fields: MedicationInput;
  unitsLeft: number | null;
  status: MedicationStatus;
}

/**
 * Adds a medication or saves what was changed of one: its fields, its stock, its status, each with its own command. What is dangerous
 * with the others stops it: `onDanger` asks, and saves again with what was accepted (MED-3).
 */
export function useSaveMedication(medication: Medication | undefined, onDanger: () => void) {
  // One id for the whole form, so that a second submit adds no second medication.
  const [newMedicationId] = useState(newId);
  const refusalWords = useRefusalWords();
  const onRefused = ({ code, fields }: Refusal) => {
    if (code === 'INTERACTION') onDanger();
    else if (fields.length === 0) showToast({ text: refusalWords(code), tone: 'failed' });
  };
  const adding = useCommand('care.addMedication', { onRefused });
  const editing = useCommand('care.editMedication', { onRefused });
  const stock = useCommand('care.setMedicationStock');
  const statusCommands = {
    active: useCommand('care.resumeMedication'),
    paused: useCommand('care.pauseMedication'),
    completed: useCommand('care.completeMedication'),
  };
  const { opened, seen, takeNote } = useEdited(medication);

  const saveFields = async (known: Medication, fields: MedicationInput, acceptance?: AcceptedDangers) => {
    const changes = changesOf(known, fields);
    if (Object.keys(changes).length === 0) return true;
    const outcome = await editing.send({ medicationId: known.id, changes, seen: seen(changes), acceptance });
    takeNote(outcome);
    return outcome.status === 'done';
  };
  const save = async (
    { fields, unitsLeft, status }: SavedMedication,
    acceptance?: AcceptedDangers,
  ): Promise<boolean> => {
    if (!opened) {
      const outcome = await adding.send({ medicationId: newMedicationId, ...fields, unitsLeft, acceptance });
      const isAdded = outcome.status === 'done';
      if (isAdded) noteAddedMedication({ medicationId: newMedicationId, recipientId: fields.recipientId });
      return isAdded;
    }
    const medicationId = opened.id;
    if (!(await saveFields(opened, fields, acceptance))) return false;
    if (unitsLeft !== opened.unitsLeft && (await stock.send({ medicationId, unitsLeft })).status !== 'done')
      return false;
    if (status === opened.status) return true;
    return (await statusCommands[status].send({ medicationId })).status === 'done';
  };

  const all = [adding, editing, stock, ...Object.values(statusCommands)];
  return {
    save,
    isPending: all.some(({ isPending }) => isPending),
    gate: adding.gate,
    fieldErrors: Object.assign({}, ...all.map(({ fieldErrors }) => fieldErrors)) as Record<string, string>,
  };
}
