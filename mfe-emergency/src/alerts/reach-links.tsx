import { Inline, LinkButton } from '@carecircle/ui';
import { ChatIcon, PhoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

export interface ReachLinksProps {
  name: string;
  /** E.164. */
  phone: string;
}

/** Call or text by hand, for who cannot be reached automatically (EMER-3). */
export function ReachLinks({ name, phone }: ReachLinksProps) {
  const t = useMessages();
  return (
    <Inline>
      <LinkButton
        href={`tel:${phone}`}
        size="small"
        icon={PhoneIcon}
        aria-label={t('contact.call.of', { name })}
      >
        {t('contact.call')}
      </LinkButton>
      <LinkButton
        href={`sms:${phone}`}
        size="small"
        icon={ChatIcon}
        aria-label={t('contact.sms.of', { name })}
      >
        {t('contact.sms')}
      </LinkButton>
    </Inline>
  );
}
