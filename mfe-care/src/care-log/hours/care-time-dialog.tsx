import { useState } from 'react';
import type { CareTime, CareTimeKind, Recipient } from '@carecircle/contracts';
import { CareTimeInput } from '@carecircle/contracts/schemas';
import {
  newId,
  OfflineNote,
  useCommand,
  useEdited,
  useFormErrors,
  useNow,
  wallMoment,
} from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { DatePicker, Form, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { changesOf } from '../../changes-of';
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

/** Logs minutes of care by hand, or changes them (CARE-1). */
export function CareTimeDialog(props: Props) {
  const t = useCareLogWords();
  const { recipient, careTime, onClose } = props;
  return (
    <Dialog
      title={t(careTime ? 'hours.edit' : 'hours.new', { name: recipient.name })}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <CareTimeForm {...props} />
    </Dialog>
  );
}

interface Draft {
  day: string | null;
  minutes: number | null;
  kind: CareTimeKind;
  note: string;
}

function CareTimeForm({ recipient, careTime, onClose }: Props) {
  const t = useMessages();
  const words = useCareLogWords();
  const today = wallMoment(useNow(), recipient.timeZone).day;
  const [draft, setDraft] = useState<Draft>(
    careTime ?? { day: today, minutes: null, kind: 'personal', note: '' },
  );
  // One id for the whole form, so that a second submit logs nothing twice.
  const [careTimeId] = useState(newId);
  const { opened, seen, takeNote } = useEdited(careTime);
  const adding = useCommand('care.addCareTime', { onDone: onClose });
  const editing = useCommand('care.editCareTime', { onDone: onClose });
  const sending = opened ? editing : adding;
  const { errors, check } = useFormErrors(CareTimeInput, sending.fieldErrors, useFieldNeeds());
  const change = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields });
  const save = async () => {
    const { day, minutes, kind, note } = draft;
    const input = { recipientId: recipient.id, day, minutes, kind, note };
    if (!check(input)) return;
    const { recipientId, ...fields } = CareTimeInput.parse(input);
    if (!opened) return void (await adding.send({ careTimeId, recipientId, ...fields, shiftId: null }));
    const changes = changesOf(opened, fields);
    if (Object.keys(changes).length === 0) return onClose();
    takeNote(await editing.send({ careTimeId: opened.id, changes, seen: seen(changes) }));
  };
  return (
    <Form errors={errors} onSubmit={save}>
      <OfflineNote />
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
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={sending.isPending} {...sending.gate.button}>
          {t('save')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
