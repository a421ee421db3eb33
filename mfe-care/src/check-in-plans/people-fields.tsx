import { checkInScheduleLimits } from '@carecircle/contracts';
import { Stack } from '@carecircle/ui';
import { Select } from '@carecircle/ui/fields';
import { MemberChain } from '../medications/member-chain';
import { useMemberOptions } from '../medications/people-fields';
import { useMessages } from '../words';
import { nobody } from './schedule-draft';
import type { ScheduleFieldsProps } from './schedule-form';

/** Who is asked, and who is told when there is no check-in, in their order (CHK-4). */
export function PeopleFields({ draft, onChange }: ScheduleFieldsProps) {
  const t = useMessages();
  const members = useMemberOptions();
  return (
    <Stack gap={4}>
      <Select
        label={t('plan.asked')}
        name="askedId"
        description={t('plan.asked.note')}
        value={draft.asked}
        onChange={(asked) => onChange({ asked })}
        options={[{ value: nobody, label: t('field.chain.nobody') }, ...members]}
      />
      <MemberChain
        title={t('plan.contacts')}
        note={t('plan.contacts.note')}
        labelOf={(number) => t('plan.contact.n', { number })}
        nameOf={(index) => (index === 0 ? 'contactIds' : `contactIds.${index}`)}
        chosen={draft.contactIds}
        most={checkInScheduleLimits.mostContacts}
        onChange={(contactIds) => onChange({ contactIds })}
      />
    </Stack>
  );
}
