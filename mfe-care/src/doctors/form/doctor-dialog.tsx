import { useState } from 'react';
import type { Doctor } from '@carecircle/contracts';
import { DoctorInput } from '@carecircle/contracts/schemas';
import { OfflineNote, useAllowed, useFormErrors, useRefusalWords } from '@carecircle/remote-kit';
import { Button, showToast } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useDoctorWords } from '../doctors-words';
import { doctorDraft, doctorInput } from './doctor-draft';
import { DoctorFields } from './doctor-fields';
import { useSaveDoctor } from './use-save-doctor';

interface Props {
  /** The doctor to edit, as they stand now; left out to add one. */
  doctor?: Doctor;
  onClose: () => void;
}

/** Adds a doctor or edits one (DOC-1). */
export function DoctorDialog(props: Props) {
  const t = useDoctorWords();
  return (
    <Dialog
      title={t(props.doctor ? 'edit.title' : 'add')}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => isOpen || props.onClose()}
    >
      <DoctorForm {...props} />
    </Dialog>
  );
}

function DoctorForm({ doctor, onClose }: Props) {
  const t = useDoctorWords();
  const tCommon = useMessages();
  const mayEdit = useAllowed('doctor:edit');
  const refusalWords = useRefusalWords();
  const { save, isPending, gate, refusal, fieldErrors } = useSaveDoctor(doctor);
  const [draft, setDraft] = useState(() => doctorDraft(doctor));
  const { errors, check } = useFormErrors(DoctorInput, fieldErrors, (field) =>
    field === 'specialty' ? t('problem.specialty') : undefined,
  );

  const submit = async () => {
    const input = doctorInput(draft);
    if (!check(input)) return;
    const parsed = DoctorInput.parse(input);
    if (!(await save(parsed))) return;
    showToast({ text: t(doctor ? 'saved' : 'added', { name: parsed.name }), tone: 'success' });
    onClose();
  };

  const generalCode = mayEdit ? (refusal?.fields.length === 0 ? refusal.code : null) : 'NOT_ALLOWED';
  return (
    <Form onSubmit={submit} errors={errors} formError={generalCode ? refusalWords(generalCode) : undefined}>
      <OfflineNote />
      <DoctorFields draft={draft} onChange={setDraft} />
      <DialogFooter>
        <Button onPress={onClose}>{tCommon('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={isPending} {...gate.button}>
          {doctor ? tCommon('save') : t('add')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
