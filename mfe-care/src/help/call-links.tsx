import type { HelpRequest } from '@carecircle/contracts';
import { useMember, useSession } from '@carecircle/remote-kit';
import { LinkButton } from '@carecircle/ui';
import { PhoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** Whoever says that help is needed, and whoever needs it, as far as they share a phone with the circle. */
export function CallLinks({ help: { askedBy, overLinkBy, recipientId } }: { help: HelpRequest }) {
  const t = useMessages();
  const { person, recipients } = useSession();
  const asked = useMember(overLinkBy === null ? askedBy : null);
  const inNeed = useMember(recipients.find(({ id }) => id === recipientId)?.memberId);
  const members = inNeed?.id === asked?.id ? [asked] : [asked, inNeed];
  return members.map((member) =>
    member?.phone && member.id !== person.id ? (
      <LinkButton key={member.id} href={`tel:${member.phone}`} icon={PhoneIcon}>
        {t('help.call', { name: member.name })}
      </LinkButton>
    ) : null,
  );
}
