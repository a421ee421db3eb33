import { useMemo, useState } from 'react';
import type { CareTimeKind, Recipient, Shift } from '@carecircle/contracts';
import { CareTimeInput, HandOffNoteInput } from '@carecircle/contracts/schemas';
import { newId, OfflineNote, useCommand, useDraft, useFormErrors } from '@carecircle/remote-kit';
import { Button, Text } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import { DurationFields } from '../hours/duration-fields';
import { noteDraftKey } from '../notes/note-draft-key';
import { NoteFields } from '../notes/note-fields';
import { useAddNote } from '../notes/use-add-note';
import { useFieldNeeds } from '../use-field-needs';
import { minutesOf } from './shifts-around';

interface Props {
  recipient: Recipient;
  shift: Shift;
  onClose: () => void;
}

/** After a shift: its minutes go into the hours, and whoever comes next can be told something (CARE-1). */
export default function ConfirmDialog({ recipient, shift, onClose }: Props) {
  const t = useMessages();
  const words = useCareLogWords();
  const [{ careTimeId, noteId }] = useState(() => ({ careTimeId: newId(), noteId: newId() }));
  const [minutes, setMinutes] = useState<number | null>(minutesOf(shift));
  const [kind, setKind] = useState<CareTimeKind>('personal');
  const [text, setText] = useDraft(noteDraftKey(recipient.id));
  const [isImportant, setImportant] = useState(false);
  const confirming = useCommand('care.addCareTime');
  const writing = useAddNote();
  const times = useFormErrors(CareTimeInput, confirming.fieldErrors, useFieldNeeds());
  const notes = useFormErrors(HandOffNoteInput, writing.fieldErrors, useFieldNeeds());
  const errors = useMemo(() => ({ ...times.errors, ...notes.errors }), [times.errors, notes.errors]);
  const save = async () => {
    const { recipientId, day } = shift;
    const time = { recipientId, day, minutes, kind, note: '' };
    const note = { recipientId, text, isImportant };
    const hasNote = text.trim() !== '';
    if (!times.check(time) || (hasNote && !notes.check(note))) return;
    if (hasNote) {
      const { status } = await writing.send({ noteId, ...HandOffNoteInput.parse(note) });
      if (status !== 'done' && status !== 'waiting') return;
      // Saving again after a refusal of the minutes sends no second note.
      setText('');
    }
    const { status } = await confirming.send({ careTimeId, shiftId: shift.id, ...CareTimeInput.parse(time) });
    if (status === 'done') onClose();
  };
  return (
    <Dialog
      title={words('confirm.title')}
      isOpen
      isPersistent
      keepsDraft
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form errors={errors} onSubmit={save}>
        <OfflineNote />
        <Text tone="soft">{words('confirm.text', { name: recipient.name })}</Text>
        <DurationFields minutes={minutes} onMinutes={setMinutes} kind={kind} onKind={setKind} />
        <NoteFields
          text={text}
          onText={setText}
          isImportant={isImportant}
          onImportant={setImportant}
          isOptional
        />
        <DialogFooter>
          <Button onPress={onClose}>{words('confirm.later')}</Button>
          <Button
            variant="primary"
            type="submit"
            isPending={confirming.isPending || writing.isPending}
            {...confirming.gate.button}
          >
            {t('save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
