import { specialties } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { Stack } from '@carecircle/ui';
import { CheckboxGroup, PhoneField, Select, TextField } from '@carecircle/ui/fields';
import { useDoctorWords } from '../doctors-words';
import type { DoctorDraft } from './doctor-draft';
import { StarField } from './star-field';
import css from './doctor-form.module.css';

interface Props {
  draft: DoctorDraft;
  onChange: (draft: DoctorDraft) => void;
}

/** The fields of a doctor. Their names are the paths of the contract, where errors are told. */
export function DoctorFields({ draft, onChange }: Props) {
  const t = useDoctorWords();
  const { recipients } = useSession();
  const change = (changes: Partial<DoctorDraft>) => onChange({ ...draft, ...changes });
  return (
    <Stack gap={4}>
      <TextField
        label={t('field.name')}
        name="name"
        isRequired
        autoFocus
        maxLength={120}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <Select
        label={t('field.specialty')}
        name="specialty"
        isRequired
        placeholder={t('field.specialty.choose')}
        options={specialties.map((value) => ({ value, label: t(`specialty.${value}`) }))}
        value={draft.specialty}
        onChange={(specialty) => change({ specialty })}
      />
      <div className={css.pair}>
        <PhoneField
          label={t('field.phone')}
          name="phone"
          isOptional
          value={draft.phone}
          onChange={(phone) => change({ phone })}
        />
        <TextField
          label={t('field.email')}
          name="email"
          type="email"
          isOptional
          value={draft.email}
          onChange={(email) => change({ email })}
        />
      </div>
      <TextField
        label={t('field.address')}
        name="address"
        isOptional
        maxLength={300}
        value={draft.address}
        onChange={(address) => change({ address })}
      />
      {recipients.length > 1 ? (
        <CheckboxGroup
          label={t('field.recipients')}
          name="recipientIds"
          description={t('field.recipients.note')}
          options={recipients.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.recipientIds}
          onChange={(recipientIds) => change({ recipientIds })}
        />
      ) : null}
      <StarField label={t('field.rating')} value={draft.rating} onChange={(rating) => change({ rating })} />
      <TextField
        label={t('field.notes')}
        name="notes"
        isOptional
        isMultiline
        maxLength={2000}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
      />
    </Stack>
  );
}
