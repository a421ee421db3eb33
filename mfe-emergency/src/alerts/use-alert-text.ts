import type { Alert } from '@carecircle/contracts';
import { useMemberName } from '@carecircle/remote-kit';
import { useMessages } from '../words';

/** What an alert says: its own message, or who needs what; of a drill, that it is one. */
export function useAlertText(alert: Pick<Alert, 'message' | 'type' | 'triggeredBy' | 'isDrill'>): string {
  const t = useMessages();
  const name = useMemberName(alert.triggeredBy);
  if (alert.isDrill) return t('alert.drill', { name });
  return alert.message || t(`alert.${alert.type}`, { name });
}
