import { Stack } from '@carecircle/ui';
import { DateField, PhoneField, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import type { AccountDraft } from './account-changes';

interface Props {
  email: string;
  draft: AccountDraft;
  onChange: (changes: Partial<AccountDraft>) => void;
}

/** The fields of the account. The mail address is shown only: it has a form of its own, for a new one must be proved. */
export function AccountFields({ email, draft, onChange }: Props) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <TextField
        label={t('account.name')}
        name="name"
        autoComplete="name"
        isRequired
        autoFocus
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField label={t('account.email')} type="email" isReadOnly isDisabled value={email} />
      <PhoneField
        label={t('account.phone')}
        description={t('account.phone.hint')}
        name="phone"
        isOptional
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <TextField
        label={t('account.address')}
        name="address"
        autoComplete="street-address"
        isOptional
        isMultiline
        rows={2}
        value={draft.address}
        onChange={(address) => onChange({ address })}
      />
      <DateField
        label={t('account.birth-date')}
        name="dateOfBirth"
        isOptional
        value={draft.dateOfBirth}
        onChange={(dateOfBirth) => onChange({ dateOfBirth })}
      />
      <TextField
        label={t('account.emergency')}
        description={t('account.emergency.hint')}
        name="emergencyContact"
        autoComplete="off"
        isOptional
        value={draft.emergencyContact}
        onChange={(emergencyContact) => onChange({ emergencyContact })}
      />
    </Stack>
  );
}
