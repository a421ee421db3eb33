import { useMemo, useState } from 'react';
import type { Recipient } from '@carecircle/contracts';
import { RecipientInput } from '@carecircle/contracts/schemas';
import { newId, OfflineNote, useCommand, useEdited, useFormErrors, useSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { changesOf } from '../../changes-of';
import { useMessages } from '../../words';
import { draftOfRecipient, fieldsOf, newRecipientDraft } from './recipient-draft';
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
    (path, code) => {
      if (code === 'not_born_yet') return t('recipient.not-born-yet');
      if (code === 'too_big') return t('form.too-long');
      if (path.startsWith('insurers.')) return t('recipient.insurer.needs-name');
      return path === 'name' && code === 'too_small' ? t('recipient.needs-name') : undefined;
    },
  );
  const shown = useMemo(() => atFields(errors), [errors]);

  const save = async () => {
    const fields = fieldsOf(draft);
    // Messages name an insurer by its place: those left empty go from the form too.
    setDraft({ ...draft, insurers: fields.insurers });
    if (!check(fields)) return;
    if (!opened) {
      await adding.send({ recipientId: newRecipientId, ...fields });
      return;
    }
    const changes = changesOf(opened, fields);
    if (Object.keys(changes).length === 0) onClose();
    else takeNote(await editing.send({ recipientId: opened.id, changes, seen: seen(changes) }));
  };

  return (
    <Form errors={shown} onSubmit={save}>
      <OfflineNote />
      <RecipientFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button
          variant="primary"
          type="submit"
          isPending={adding.isPending || editing.isPending}
          {...adding.gate.button}
        >
          {t(recipient ? 'save' : 'recipients.add')}
        </Button>
      </DialogFooter>
    </Form>
  );
}

/** One of several lines, or of several members, is wrong at the field that holds them all. */
function atFields(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/\.\d+$/, ''), text]));
}
