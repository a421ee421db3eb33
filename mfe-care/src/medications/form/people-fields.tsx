import { useSession } from '@carecircle/remote-kit';
import { Select } from '@carecircle/ui/fields';
import { useMemberOptions } from '../../people-fields/use-member-options';
import { useMessages } from '../../words';
import type { FieldsProps } from './fields-props';
import { anyone } from './medication-draft';

/** 'Assigned to': who takes it (MED-1). */
export function RecipientField({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  const { recipients } = useSession();
  return (
    <Select
      label={t('field.assigned-to')}
      name="recipientId"
      isRequired
      placeholder={t('field.assigned-to.choose')}
      value={draft.recipientId}
      onChange={(recipientId) => onChange({ recipientId })}
      options={recipients.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** 'Given by': the member who is reminded, and the first to be told of a missed dose (MED-1, MED-6). */
export function GiverField({ draft, onChange }: FieldsProps) {
  const t = useMessages();
  const options = useMemberOptions();
  return (
    <Select
      label={t('field.given-by')}
      name="giverId"
      description={t('field.given-by.note')}
      isOptional
      value={draft.giver}
      onChange={(giver) => onChange({ giver })}
      options={[{ value: anyone, label: t('field.given-by.anyone') }, ...options]}
    />
  );
}
