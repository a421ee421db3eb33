import { useState } from 'react';
import type { Recipient } from '@carecircle/contracts';
import { HandOffNoteInput } from '@carecircle/contracts/schemas';
import { newId, useDraft, useFormErrors } from '@carecircle/remote-kit';
import { announce, Button } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import { useFieldNeeds } from '../use-field-needs';
import { noteDraftKey } from './note-draft-key';
import { NoteFields } from './note-fields';
import { useAddNote } from './use-add-note';

interface Props {
  recipient: Recipient;
  onClose: () => void;
}

/** Writes down what whoever comes next has to know; without a connection it waits (CARE-1, ALL-2). */
export function NoteDialog({ recipient, onClose }: Props) {
  const t = useMessages();
  const words = useCareLogWords();
  // One id for the whole form, so that a second submit adds no second note.
  const [noteId] = useState(newId);
  const [text, setText] = useDraft(noteDraftKey(recipient.id));
  const [isImportant, setImportant] = useState(false);
  const adding = useAddNote();
  const { errors, check } = useFormErrors(HandOffNoteInput, adding.fieldErrors, useFieldNeeds());
  const save = async () => {
    const input = { recipientId: recipient.id, text, isImportant };
    if (!check(input)) return;
    const { status } = await adding.send({ noteId, ...HandOffNoteInput.parse(input) });
    if (status !== 'done' && status !== 'waiting') return;
    setText('');
    if (status === 'waiting') announce(words('note.kept'));
    onClose();
  };
  return (
    <Dialog
      title={words('note.title', { name: recipient.name })}
      isOpen
      isPersistent
      keepsDraft
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form errors={errors} onSubmit={save}>
        <NoteFields text={text} onText={setText} isImportant={isImportant} onImportant={setImportant} />
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" isPending={adding.isPending}>
            {words('note.save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
