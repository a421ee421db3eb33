import type { DueCheckIn } from '@carecircle/contracts';
import type { ApiOutputs } from '@carecircle/contracts/api';
import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';

export type CheckInPlan = ApiOutputs['care']['listCheckInPlans'][number];
const withDue = (plans: CheckInPlan[], { payload }: { payload: { dueCheckIn: DueCheckIn } }) =>
  changeDue(plans, payload.dueCheckIn.id, () => payload.dueCheckIn);

/** When check-ins are due and how the present one stands (CHK-4); what comes next only the server knows. */
export function useCheckInPlans() {
  return useLiveQuery(
    'care.listCheckInPlans',
    {},
    {
      on: {
        'check-in-schedule.edited': needsRefetch,
        'check-ins.paused': needsRefetch,
        'check-ins.resumed': needsRefetch,
        'due-check-in.reminded': needsRefetch,
        'due-check-in.done': needsRefetch,
        'due-check-in.missed': needsRefetch,
        'due-check-in.called-off': needsRefetch,
        'due-check-in.claimed': withDue,
        'due-check-in.handed-back': withDue,
        'recipient.edited': needsRefetch,
      },
    },
  );
}

/** The plans with another present due check-in where it is this one. */
export function changeDue(
  plans: CheckInPlan[],
  id: string,
  change: (due: DueCheckIn) => DueCheckIn,
): CheckInPlan[] {
  return plans.map((plan) => (plan.due?.id === id ? { ...plan, due: change(plan.due) } : plan));
}
