import { Stack } from '@carecircle/ui';
import { RadioCards, Switch, TextField } from '@carecircle/ui/fields';
import { MailIcon, ChatIcon, PhoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import type { ContactDraft } from './contact-draft';

export interface ReachFieldsProps {
  draft: ContactDraft;
  onChange: (changes: Partial<ContactDraft>) => void;
}

/** How the contact is reached, and whether alerts go to them. */
export function ReachFields({ draft, onChange }: ReachFieldsProps) {
  const t = useMessages();
  return (
    <>
      <TextField
        label={t('contact.email')}
        description={t('contact.email.note')}
        name="email"
        type="email"
        isOptional
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      <RadioCards
        label={t('contact.channel')}
        name="preferredChannel"
        layout="grid"
        options={[
          { value: 'call', label: t('channel.call'), icon: PhoneIcon },
          { value: 'text', label: t('channel.text'), icon: ChatIcon },
          { value: 'email', label: t('channel.email'), icon: MailIcon },
        ]}
        value={draft.preferredChannel}
        onChange={(preferredChannel) => onChange({ preferredChannel })}
      />
      <Stack gap={1}>
        <Switch
          label={t('contact.primary')}
          description={t('contact.primary.note')}
          isSelected={draft.isPrimary}
          onChange={(isPrimary) => onChange({ isPrimary })}
        />
        <Switch
          label={t('contact.alerts')}
          description={t('contact.alerts.note')}
          isSelected={draft.canReceiveAlerts}
          onChange={(canReceiveAlerts) => onChange({ canReceiveAlerts })}
        />
      </Stack>
    </>
  );
}
