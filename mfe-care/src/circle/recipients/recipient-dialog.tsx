import { useMemo, useState } from 'react';
import type { Recipient } from '@carecircle/contracts';
import { RecipientInput } from '@carecircle/contracts/schemas';
import { useCommand, useFormErrors, useSession } from '@carecircle/remote-kit';
import { FormDialog, useSaveRecord } from '@carecircle/remote-kit/forms';
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
  const { circle } = useSession();
  const [draft, setDraft] = useState(() =>
    recipient ? draftOfRecipient(recipient) : newRecipientDraft(circle.timeZone, t.language),
  );
  const saving = useSaveRecord({
    record: recipient,
    adding: useCommand('circles.addRecipient'),
    editing: useCommand('circles.editRecipient'),
    toAdd: (recipientId, fields: ReturnType<typeof fieldsOf>) => ({ recipientId, ...fields }),
    toEdit: ({ id: recipientId }, edit) => ({ recipientId, ...edit }),
  });
  const { errors, check } = useFormErrors(RecipientInput.partial(), saving.fieldErrors, (path, code) => {
    if (code === 'not_born_yet') return t('recipient.not-born-yet');
    if (code === 'too_big') return t('form.too-long');
    if (path.startsWith('insurers.')) return t('recipient.insurer.needs-name');
    return path === 'name' && code === 'too_small' ? t('recipient.needs-name') : undefined;
  });
  const shown = useMemo(() => atFields(errors), [errors]);

  const save = async () => {
    const fields = fieldsOf(draft);
    // Messages name an insurer by its place: those left empty go from the form too.
    setDraft({ ...draft, insurers: fields.insurers });
    if (check(fields) && (await saving.save(fields))) onClose();
  };

  return (
    <FormDialog
      title={t(recipient ? 'recipients.edit' : 'recipients.add')}
      saveLabel={t(recipient ? 'save' : 'recipients.add')}
      sending={saving}
      errors={shown}
      onSubmit={save}
      onClose={onClose}
    >
      <RecipientFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
    </FormDialog>
  );
}

/** One of several lines, or of several members, is wrong at the field that holds them all. */
function atFields(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/\.\d+$/, ''), text]));
}
