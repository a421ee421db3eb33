import { useState } from 'react';
import type { CareTime, CareTimeKind, Recipient } from '@carecircle/contracts';
import { CareTimeInput } from '@carecircle/contracts/schemas';
import { useCommand, useFormErrors, useNow, wallMoment } from '@carecircle/remote-kit';
import { FormDialog, useSaveRecord } from '@carecircle/remote-kit/forms';
import { DatePicker, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import { useFieldNeeds } from '../use-field-needs';
import { DurationFields } from './duration-fields';

interface Props {
  recipient: Recipient;
  /** The time of care to edit; left out to log one. */
  careTime?: CareTime;
  onClose: () => void;
}

interface Draft {
  day: string | null;
  minutes: number | null;
  kind: CareTimeKind;
  note: string;
}

/** Logs minutes of care by hand, or changes them (CARE-1). */
export function CareTimeDialog({ recipient, careTime, onClose }: Props) {
  const t = useMessages();
  const words = useCareLogWords();
  const today = wallMoment(useNow(), recipient.timeZone).day;
  const [draft, setDraft] = useState<Draft>(
    careTime ?? { day: today, minutes: null, kind: 'personal', note: '' },
  );
  const saving = useSaveRecord({
    record: careTime,
    adding: useCommand('care.addCareTime'),
    editing: useCommand('care.editCareTime'),
    toAdd: (careTimeId, fields: CareTimeInput) => ({ careTimeId, ...fields, shiftId: null }),
    toEdit: ({ id: careTimeId }, edit) => ({ careTimeId, ...edit }),
  });
  const { errors, check } = useFormErrors(CareTimeInput, saving.fieldErrors, useFieldNeeds());
  const change = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields });
  const save = async () => {
    const { day, minutes, kind, note } = draft;
    const input = { recipientId: recipient.id, day, minutes, kind, note };
    if (check(input) && (await saving.save(CareTimeInput.parse(input)))) onClose();
  };
  return (
    <FormDialog
      title={words(careTime ? 'hours.edit' : 'hours.new', { name: recipient.name })}
      saveLabel={t('save')}
      sending={saving}
      errors={errors}
      onSubmit={save}
      onClose={onClose}
    >
      <DatePicker
        label={words('hours.day')}
        name="day"
        isRequired
        value={draft.day}
        onChange={(day) => change({ day })}
      />
      <DurationFields
        minutes={draft.minutes}
        onMinutes={(minutes) => change({ minutes })}
        kind={draft.kind}
        onKind={(kind) => change({ kind })}
      />
      <TextField
        label={words('hours.note')}
        name="note"
        isOptional
        isMultiline
        value={draft.note}
        onChange={(note) => change({ note })}
      />
    </FormDialog>
  );
}
