import type { OperationOutput } from '@carecircle/remote-kit';
import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';

export type PlanAnswer = OperationOutput<'billing.getPlan'>;

/** The circle's plan and what of it is used; true by events. */
export function usePlan() {
  return useLiveQuery(
    'billing.getPlan',
    {},
    {
      on: {
        'plan.changed': (answer, { payload }) => ({ ...answer, plan: payload.plan }),
        'member.joined': needsRefetch,
        'member.removed': needsRefetch,
        'document.added': needsRefetch,
      },
    },
  );
}
