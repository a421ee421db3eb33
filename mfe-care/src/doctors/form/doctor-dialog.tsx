import { useState } from 'react';
import type { Doctor } from '@carecircle/contracts';
import { DoctorInput } from '@carecircle/contracts/schemas';
import { useAllowed, useFormErrors, useRefusalWords } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { showToast } from '@carecircle/ui';
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
export function DoctorDialog({ doctor, onClose }: Props) {
  const t = useDoctorWords();
  const tCommon = useMessages();
  const mayEdit = useAllowed('doctor:edit');
  const refusalWords = useRefusalWords();
  const saving = useSaveDoctor(doctor);
  const [draft, setDraft] = useState(() => doctorDraft(doctor));
  const { errors, check } = useFormErrors(DoctorInput, saving.fieldErrors, (field) =>
    field === 'specialty' ? t('problem.specialty') : undefined,
  );

  const submit = async () => {
    const input = doctorInput(draft);
    if (!check(input)) return;
    const parsed = DoctorInput.parse(input);
    if (!(await saving.save(parsed))) return;
    showToast({ text: t(doctor ? 'saved' : 'added', { name: parsed.name }), tone: 'success' });
    onClose();
  };

  const { refusal } = saving;
  const generalCode = mayEdit ? (refusal?.fields.length === 0 ? refusal.code : null) : 'NOT_ALLOWED';
  return (
    <FormDialog
      title={t(doctor ? 'edit.title' : 'add')}
      saveLabel={doctor ? tCommon('save') : t('add')}
      sending={saving}
      errors={errors}
      formError={generalCode ? refusalWords(generalCode) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <DoctorFields draft={draft} onChange={setDraft} />
    </FormDialog>
  );
}
