import type { Alert } from '@carecircle/contracts';
import { nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { noteAlert } from './track-open-alerts';

/**
 * Acknowledge, 'I'm going' and its taking back, Mark Resolved, and taking an own alert back: shown immediately, put back when the server
 * refuses (EMER-2, EMER-6).
 */
export function useRespond(alert: Alert) {
  const t = useMessages();
  const { person } = useSession();
  const acknowledging = useCommand('emergency.acknowledgeAlert', { onDone: noteAlert });
  const going = useCommand('emergency.goToAlert', { onDone: noteAlert });
  const turningBack = useCommand('emergency.turnBackFromAlert', { onDone: noteAlert });
  const resolving = useCommand('emergency.resolveAlert', { onDone: noteAlert });
  const takingBack = useCommand('emergency.cancelAlert', {
    onDone: (over) => {
      noteAlert(over);
      showToast({ text: t('countdown.falseAlarm') });
    },
  });
  const alertId = alert.id;

  const show = async (meanwhile: Partial<Alert>, send: () => Promise<{ status: string }>) => {
    noteAlert({ ...alert, ...meanwhile });
    const { status } = await send();
    if (status !== 'done') noteAlert(alert);
  };
  const acknowledgedBy = [...new Set([...alert.acknowledgedBy, person.id])];
  const others = alert.helpers.filter(({ memberId }) => memberId !== person.id);
  return {
    gate: resolving.gate,
    isPending: resolving.isPending || takingBack.isPending,
    acknowledge: () => void show({ acknowledgedBy }, () => acknowledging.send({ alertId })),
    go: () => {
      const helpers = [...others, { memberId: person.id, since: new Date(nowMs()).toISOString() }];
      void show({ acknowledgedBy, helpers }, () => going.send({ alertId }));
    },
    turnBack: () => void show({ helpers: others }, () => turningBack.send({ alertId })),
    resolve: () => void resolving.send({ alertId }),
    takeBack: () => void takingBack.send({ alertId }),
  };
}
