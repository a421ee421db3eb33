import { useState } from 'react';
import { relationships, type EmergencyContact } from '@carecircle/contracts';
import { ContactInput } from '@carecircle/contracts/schemas';
import { useFormErrors, useRefusalWords } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { Stack, showToast } from '@carecircle/ui';
import { PhoneField, Select, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import { contactDraft, contactInput, type ContactDraft } from './contact-draft';
import { ReachFields } from './reach-fields';
import { useSaveContact } from './use-save-contact';

export interface ContactDialogProps {
  /** Null adds a new one. */
  contact: EmergencyContact | null;
  onClose: () => void;
}

const problems = {
  name: 'problem.required',
  relationship: 'problem.relationship',
  phone: 'problem.phone',
  email: 'problem.email',
} as const;

/** Add or edit an emergency contact, checked by the same schema as on the server (EMER-3, ALL-3). */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const t = useMessages();
  const refusalWords = useRefusalWords();
  const saving = useSaveContact(contact);
  const { refusal } = saving;
  const [draft, setDraft] = useState(() => contactDraft(contact));
  const { errors, check } = useFormErrors(ContactInput, saving.fieldErrors, (field) =>
    isKnown(field) ? t(problems[field]) : undefined,
  );
  const change = (changes: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...changes }));

  const submit = async () => {
    const input = contactInput(draft);
    if (!check(input)) return;
    if (!(await saving.save(ContactInput.parse(input)))) return;
    showToast({ text: t('contact.saved', { name: draft.name.trim() }), tone: 'success' });
    onClose();
  };
  return (
    <FormDialog
      title={t(contact ? 'contact.edit.title' : 'contact.add.title')}
      saveLabel={t('contact.save')}
      sending={saving}
      errors={errors}
      formError={refusal?.fields.length === 0 ? refusalWords(refusal.code, refusal.details) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextField
          label={t('contact.name')}
          name="name"
          isRequired
          autoFocus
          maxLength={120}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        <Select
          label={t('contact.relationship')}
          name="relationship"
          isRequired
          options={relationships.map((value) => ({ value, label: t(`relationship.${value}`) }))}
          value={draft.relationship}
          onChange={(relationship) => change({ relationship })}
        />
        <PhoneField
          label={t('contact.phone')}
          description={t('contact.phone.note')}
          name="phone"
          isRequired
          value={draft.phone}
          onChange={(phone) => change({ phone })}
        />
        <ReachFields draft={draft} onChange={change} />
      </Stack>
    </FormDialog>
  );
}

function isKnown(field: string): field is keyof typeof problems {
  return Object.hasOwn(problems, field);
}
