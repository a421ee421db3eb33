import { nowMs, patch, useCommand, useSession } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../../words';
import { changeDue } from './use-check-in-plans';

/** 'I'm on it' (CHK-4): shown at once; who comes second is told calmly that somebody is. */
export function useClaimCheckIn() {
  const t = useMessages();
  const { person } = useSession();
  return useCommand('care.claimDueCheckIn', {
    optimistic: ({ dueCheckInId }) => [
      patch('care.listCheckInPlans', (plans) =>
        changeDue(plans, dueCheckInId, (due) => ({
          ...due,
          onItId: due.onItId ?? person.id,
          onItAt: due.onItAt ?? new Date(nowMs()).toISOString(),
        })),
      ),
    ],
    onRefused: ({ code }) =>
      showToast({ text: t(code === 'ALREADY_DONE' ? 'plan.taken' : 'plan.over'), tone: 'info' }),
  });
}

/** 'I can't after all': the ladder goes on. */
export function useHandBackCheckIn() {
  return useCommand('care.handBackDueCheckIn', {
    optimistic: ({ dueCheckInId }) => [
      patch('care.listCheckInPlans', (plans) =>
        changeDue(plans, dueCheckInId, (due) => ({ ...due, onItId: null, onItAt: null })),
      ),
    ],
  });
}
