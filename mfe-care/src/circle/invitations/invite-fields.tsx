import { invitationMethods, roles } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { Stack } from '@carecircle/ui';
import { PhoneField, RadioCards, Select, TextField } from '@carecircle/ui/fields';
import { MailIcon, SmartphoneIcon, SendIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import type { InvitationDraft } from './invitation-draft';

interface Props {
  draft: InvitationDraft;
  onChange: (changes: Partial<InvitationDraft>) => void;
}

const icons = { email: MailIcon, phone: SmartphoneIcon, both: SendIcon };

/** By mail, telephone or both; the name is optional, the role is family unless chosen otherwise. */
export function InviteFields({ draft, onChange }: Props) {
  const t = useMessages();
  const isAdmin = useSession().member.role === 'admin';
  const { method } = draft;
  return (
    <Stack gap={4}>
      <RadioCards
        label={t('invitation.method')}
        name="method"
        layout="grid"
        value={method}
        onChange={(chosen) => onChange({ method: chosen })}
        options={invitationMethods.map((value) => ({
          ...{ value, icon: icons[value], label: t(`invitation.method.${value}`) },
        }))}
      />
      {method === 'phone' ? null : (
        <TextField
          label={t('invitation.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          isRequired
          value={draft.email}
          onChange={(email) => onChange({ email })}
        />
      )}
      {method === 'email' ? null : (
        <PhoneField
          label={t('invitation.phone')}
          name="phone"
          placeholder="(XXX) XXX-XXXX"
          isRequired
          value={draft.phone}
          onChange={(phone) => onChange({ phone })}
        />
      )}
      <TextField
        label={t('invitation.name')}
        name="name"
        autoComplete="off"
        isOptional
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <Select
        label={t('invitation.role')}
        name="role"
        value={draft.role}
        onChange={(role) => onChange({ role })}
        options={roles
          .filter((role) => isAdmin || role !== 'admin')
          .map((value) => ({ value, label: t(`role.${value}`), description: t(`role.${value}.text`) }))}
      />
    </Stack>
  );
}
