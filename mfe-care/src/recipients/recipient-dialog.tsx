import { useState } from 'react';
import { RecipientInput, type Recipient } from '@carecircle/contracts';
import { newId, useCommand, useFormErrors, useSession } from '@carecircle/remote-kit';
import { Button, Dialog, DialogFooter, Form } from '@carecircle/ui';
import { useMessages } from '../words';
import { draftOfRecipient, fieldsOf, newRecipientDraft, recipientChanges } from './recipient-draft';
import { RecipientFields } from './recipient-fields';

interface Props {
  /** Left out to add a person. */
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
  const adding = useCommand('circles.addRecipient', { onDone: onClose });
  const editing = useCommand('circles.editRecipient', { onDone: onClose });
  const { errors, check } = useFormErrors(
    RecipientInput.partial(),
    recipient ? editing.fieldErrors : adding.fieldErrors,
    (path, code) => (path === 'name' && code === 'too_small' ? t('recipient.needs-name') : undefined),
  );

  const save = () => {
    const fields = fieldsOf(draft);
    if (adding.isPending || editing.isPending || !check(fields)) return;
    if (!recipient) {
      const unknown = { insurers: [], decisionMakerIds: [], memberId: null };
      void adding.send({ recipientId: newRecipientId, ...fields, ...unknown });
      return;
    }
    const changes = recipientChanges(recipient, fields);
    if (Object.keys(changes).length === 0) onClose();
    else void editing.send({ recipientId: recipient.id, changes });
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
