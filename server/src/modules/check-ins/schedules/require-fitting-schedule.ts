import type { CheckInSchedule, CheckInScheduleInput } from '@carecircle/contracts';
import { checkInScheduleRules } from '@carecircle/contracts/schemas';
import type { Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import { requireMembers } from '../../circles';

/** Refuses, at its field, what does not fit together after an edit (CHK-4). */
export function requireFittingSchedule(schedule: CheckInSchedule): void {
  const broken = checkInScheduleRules.filter(({ holds }) => !holds(schedule));
  if (broken.length === 0) return;
  throw refuse('INVALID_INPUT', {
    message: 'Some fields do not fit together.',
    fields: broken.map(({ path, code }) => ({ path: `changes.${path}`, code })),
  });
}

/** Refuses those who are no active members as asked or as contacts; absent fields are fine. */
export async function requireMembersOfSchedule(
  tx: Transaction,
  circleId: string,
  { askedId, contactIds = [] }: Partial<Pick<CheckInScheduleInput, 'askedId' | 'contactIds'>>,
): Promise<void> {
  await requireMembers(tx, circleId, [
    ...(askedId ? [{ id: askedId, path: 'changes.askedId' }] : []),
    ...contactIds.map((id, index) => ({ id, path: `changes.contactIds.${index}` })),
  ]);
}
