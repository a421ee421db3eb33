import type { Alert } from '@carecircle/contracts';
import { useCommand, useSession } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { noteAlert } from './track-open-alerts';

/** Acknowledge, Mark Resolved, and taking an own alert back: shown at once, put back when the server refuses (EMER-2). */
export function useRespond(alert: Alert) {
  const t = useMessages();
  const { person } = useSession();
  const acknowledging = useCommand('emergency.acknowledgeAlert', { onDone: noteAlert });
  const resolving = useCommand('emergency.resolveAlert', { onDone: noteAlert });
  const takingBack = useCommand('emergency.cancelAlert', {
    onDone: (over) => {
      noteAlert(over);
      showToast({ text: t('countdown.falseAlarm') });
    },
  });
  const alertId = alert.id;

  const acknowledge = async () => {
    noteAlert({ ...alert, acknowledgedBy: [...alert.acknowledgedBy, person.id] });
    const { status } = await acknowledging.send({ alertId });
    if (status !== 'done') noteAlert(alert);
  };
  return {
    gate: resolving.gate,
    isPending: resolving.isPending || takingBack.isPending,
    acknowledge: () => void acknowledge(),
    resolve: () => void resolving.send({ alertId }),
    takeBack: () => void takingBack.send({ alertId }),
  };
}
