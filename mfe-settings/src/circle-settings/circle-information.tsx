import { useAllowed, useFormats, useMember, useSession } from '@carecircle/remote-kit';
import { Card, Facts } from '@carecircle/ui';
import { useMessages } from '../words';
import { useInviteCodeFact } from './use-invite-code-fact';

/** Name, invite code for those who may see it, since when and by whom. */
export function CircleInformation() {
  const t = useMessages();
  const formats = useFormats();
  const { circle } = useSession();
  const creator = useMember(circle.createdBy);
  const code = useInviteCodeFact(useAllowed('circle:view-invite-code'));
  return (
    <Card title={t('circle.information')}>
      <Facts
        items={[
          { label: t('circle.name'), value: circle.name },
          ...(code ? [code] : []),
          { label: t('circle.created'), value: formats.date(formats.dayOf(circle.createdAt)) },
          { label: t('circle.creator'), value: creator?.name ?? t('circle.unknown') },
        ]}
      />
    </Card>
  );
}
