import { checkInScheduleLimits } from '@carecircle/contracts';
import { Stack } from '@carecircle/ui';
import { Select } from '@carecircle/ui/fields';
import { MemberChain } from '../../people-fields/member-chain';
import { nobody } from '../../people-fields/nobody';
import { useMemberOptions } from '../../people-fields/use-member-options';
import { useMessages } from '../../words';
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
