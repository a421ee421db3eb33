import { useMemo, useState } from 'react';
import type { AcceptedDangers, Medication } from '@carecircle/contracts';
import { MedicationFormInput } from '@carecircle/contracts/schemas';
import {
  OfflineNote,
  useAllowed,
  useFormats,
  useFormErrors,
  useRefusalWords,
  useSession,
} from '@carecircle/remote-kit';
import { Button, showToast } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { DangerDialog } from '../interactions/danger-dialog';
import { TypedMedicationWarning } from '../interactions/typed-medication-warning';
import { AdvancedFields } from './advanced-fields';
import { draftOfMedication, inputOfDraft, newMedicationDraft } from './medication-draft';
import { SimpleFields } from './simple-fields';
import { useMedicationDraft } from './use-medication-draft';
import { useMedicationWords } from './use-medication-words';
import { useSaveMedication } from './use-save-medication';

export interface MedicationFormProps {
  /** The medication to edit, as it stands now; left out to add one. */
  medication?: Medication;
  /** All fields, or the few of the simple screen (MED-1, MED-2). */
  hasAllFields: boolean;
  onClose: () => void;
}

/** The fields of a medication, checked by the same schema as on the server (ALL-3). */
export function MedicationForm({ medication, hasAllFields, onClose }: MedicationFormProps) {
  const t = useMessages();
  const { today } = useFormats();
  const { circle, recipients } = useSession();
  const mayEdit = useAllowed('medication:edit');
  const refusalWords = useRefusalWords();
  const [isAsking, setIsAsking] = useState(false);
  const saving = useSaveMedication(medication, () => setIsAsking(true));
  const { draft, change, forget } = useMedicationDraft(`medication:${medication?.id ?? circle.id}`, () =>
    medication
      ? draftOfMedication(medication)
      : newMedicationDraft(
          today(),
          recipients.map(({ id }) => id),
        ),
  );
  const { errors, check } = useFormErrors(MedicationFormInput, saving.fieldErrors, useMedicationWords());

  const shown = useMemo(() => atFields(errors), [errors]);
  const close = () => {
    forget();
    onClose();
  };
  const submit = async (acceptance?: AcceptedDangers) => {
    const input = inputOfDraft(draft);
    if (!check(input)) return;
    const { unitsLeft, ...fields } = MedicationFormInput.parse(input);
    if (!(await saving.save({ fields, unitsLeft, status: draft.status }, acceptance))) return;
    if (!medication) showToast({ text: t('meds.added', { name: fields.name }), tone: 'success' });
    close();
  };

  const Fields = hasAllFields ? AdvancedFields : SimpleFields;
  return (
    <>
      <Form
        errors={shown}
        formError={mayEdit ? undefined : refusalWords('NOT_ALLOWED')}
        onSubmit={() => submit()}
      >
        <OfflineNote />
        <Fields draft={draft} onChange={change} isNew={medication === undefined} />
        <TypedMedicationWarning
          draft={draft}
          medicationId={medication?.id}
          onNameChange={(name) => change({ name })}
        />
        <DialogFooter>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" isPending={saving.isPending} {...saving.gate.button}>
            {t(medication ? 'save' : 'meds.add')}
          </Button>
        </DialogFooter>
      </Form>
      {isAsking ? (
        <DangerDialog
          draft={draft}
          medicationId={medication?.id}
          onAccept={(acceptance) => void submit(acceptance)}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

/** A fault of a whole list stands at its first entry, unless an entry has one of its own. */
function atFields(errors: Record<string, string>): Record<string, string> {
  const paths = Object.keys(errors);
  const places = Object.entries(errors).flatMap(([path, text]) => {
    const isDouble = path in firstEntries && paths.some((other) => other.startsWith(`${path}.`));
    return isDouble ? [] : [[firstEntries[path] ?? path, text]];
  });
  return Object.fromEntries(places) as Record<string, string>;
}

const firstEntries: Partial<Record<string, string>> = {
  times: 'times.0',
  escalationChain: 'escalationChain.0',
  ingredients: 'ingredients.0.name',
};
