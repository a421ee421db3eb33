import type { Alert } from '@carecircle/contracts';
import { useMemberName } from '@carecircle/remote-kit';
import { useMessages } from '../words';

/** What an alert says: its own message, or who needs what. */
export function useAlertText(alert: Pick<Alert, 'message' | 'type' | 'triggeredBy'>): string {
  const t = useMessages();
  const name = useMemberName(alert.triggeredBy);
  return alert.message || t(`alert.${alert.type}`, { name });
}
