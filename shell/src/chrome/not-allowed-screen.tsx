import { EmptyState, LinkButton } from '@carecircle/ui';
import { LockIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** In place of a screen that the member's role does not allow, or allows no more since a moment ago (CIRC-4). */
export function NotAllowedScreen() {
  const t = useMessages();
  return (
    <EmptyState
      icon={LockIcon}
      title={t('notAllowed.title')}
      text={t('notAllowed.text')}
      action={<LinkButton href="/dashboard">{t('error.home')}</LinkButton>}
    />
  );
}
