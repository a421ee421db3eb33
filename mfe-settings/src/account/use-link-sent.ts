import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';

/** Says where the link went, or that this installation sends no mail. */
export function useLinkSent() {
  const t = useMessages();
  return (email: string, isConfigured: boolean) =>
    showToast(
      isConfigured
        ? { text: t('account.email.sent', { email }), tone: 'success' }
        : { text: t('account.email.no-mail') },
    );
}
