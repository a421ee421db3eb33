import type { DueCheckIn } from '@carecircle/contracts';
import type { ApiOutputs } from '@carecircle/contracts/api';
import { useLiveQuery } from '@carecircle/remote-kit';

export type CheckInPlan = ApiOutputs['care']['listCheckInPlans'][number];

const anew = () => undefined;
const withDue = (plans: CheckInPlan[], { payload }: { payload: { dueCheckIn: DueCheckIn } }) =>
  changeDue(plans, payload.dueCheckIn.id, () => payload.dueCheckIn);

/** When check-ins are due and how the present one stands (CHK-4); what comes next only the server knows. */
export function useCheckInPlans() {
  return useLiveQuery(
    'care.listCheckInPlans',
    {},
    {
      on: {
        'check-in-schedule.edited': anew,
        'check-ins.paused': anew,
        'check-ins.resumed': anew,
        'due-check-in.reminded': anew,
        'due-check-in.done': anew,
        'due-check-in.missed': anew,
        'due-check-in.called-off': anew,
        'due-check-in.claimed': withDue,
        'due-check-in.handed-back': withDue,
        'recipient.edited': anew,
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
