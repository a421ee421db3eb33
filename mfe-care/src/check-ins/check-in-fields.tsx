import type { CheckInStatus } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { RadioCards, Select } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { moods } from '../moods';
import { checkInLooks } from '../sent-check-ins/check-in-looks';
import type { CheckInDraft } from './check-in-draft';

interface Props {
  draft: CheckInDraft;
  onChange: (changes: Partial<CheckInDraft>) => void;
}

/** More than these are found faster in a list that opens. */
const mostCards = 6;
const statuses = Object.keys(checkInLooks) as CheckInStatus[];

/** What is chosen for a check-in: whom where there are several, how they are, their mood. */
export function CheckInFields({ draft, onChange }: Props) {
  const t = useMessages();
  const { recipients } = useSession();
  const name = recipients.find(({ id }) => id === draft.recipientId)?.name ?? '';
  const choice = {
    label: t('check-in.for-whom'),
    name: 'recipientId',
    value: draft.recipientId,
    onChange: (recipientId: string) => onChange({ recipientId }),
    options: recipients.map((recipient) => ({ value: recipient.id, label: recipient.name })),
  };
  return (
    <>
      {recipients.length > mostCards ? <Select {...choice} /> : null}
      {recipients.length > 1 && recipients.length <= mostCards ? (
        <RadioCards {...choice} layout="grid" />
      ) : null}
      <RadioCards
        label={t('check-in.how', { name })}
        name="status"
        value={draft.status}
        onChange={(status) => onChange({ status })}
        options={statuses.map((status) => ({
          value: status,
          label: t(`check-in.${status}`),
          description: t(`check-in.${status}.note`),
          icon: checkInLooks[status].icon,
        }))}
      />
      <Select
        label={t('check-in.mood')}
        name="mood"
        isOptional
        value={draft.mood}
        onChange={(mood) => onChange({ mood })}
        options={moods.map((mood) => ({ value: mood, label: t(`check-in.mood.${mood}`) }))}
      />
    </>
  );
}
