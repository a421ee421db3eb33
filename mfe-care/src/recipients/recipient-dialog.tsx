import { useState } from 'react';
import type { Recipient } from '@carecircle/contracts';
import { RecipientInput } from '@carecircle/contracts/schemas';
import { newId, useCommand, useEdited, useFormErrors, useSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { draftOfRecipient, fieldsOf, newRecipientDraft, recipientChanges } from './recipient-draft';
import { RecipientFields } from './recipient-fields';

interface Props {
  /** The person as recorded now; left out to add one. */
  recipient?: Recipient;
  onClose: () => void;
}

/** Adds or edits a person whom the circle cares for (REC-1). */
export function RecipientDialog({ recipient, onClose }: Props) {
  const t = useMessages();
  return (
    <Dialog
      title={t(recipient ? 'recipients.edit' : 'recipients.add')}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <RecipientForm recipient={recipient} onClose={onClose} />
    </Dialog>
  );
}

function RecipientForm({ recipient, onClose }: Props) {
  const t = useMessages();
  const { circle } = useSession();
  const [draft, setDraft] = useState(() =>
    recipient ? draftOfRecipient(recipient) : newRecipientDraft(circle.timeZone, t.language),
  );
  // One id for the whole form, so that a second submit adds no second person.
  const [newRecipientId] = useState(newId);
  const { opened, seen, takeNote } = useEdited(recipient);
  const adding = useCommand('circles.addRecipient', { onDone: onClose });
  const editing = useCommand('circles.editRecipient', { onDone: onClose });
  const { errors, check } = useFormErrors(
    RecipientInput.partial(),
    recipient ? editing.fieldErrors : adding.fieldErrors,
    (path, code) => (path === 'name' && code === 'too_small' ? t('recipient.needs-name') : undefined),
  );

  const save = async () => {
    const fields = fieldsOf(draft);
    if (!check(fields)) return;
    if (!opened) {
      const unknown = { insurers: [], decisionMakerIds: [], memberId: null };
      await adding.send({ recipientId: newRecipientId, ...fields, ...unknown });
      return;
    }
    const changes = recipientChanges(opened, fields);
    if (Object.keys(changes).length === 0) onClose();
    else takeNote(await editing.send({ recipientId: opened.id, changes, seen: seen(changes) }));
  };

  return (
    <Form errors={errors} onSubmit={save}>
      <RecipientFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={adding.isPending || editing.isPending}>
          {t(recipient ? 'save' : 'recipients.add')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
