import type { MedicationInput } from '@carecircle/contracts';
import { medicationRules } from '@carecircle/contracts/schemas';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { requireMembers } from '../circles';

/** Refuses, at its field, what does not fit together after an edit (MED-1, MED-2). */
export function requireFittingFields(medication: MedicationInput): void {
  const broken = medicationRules.filter(({ holds }) => !holds(medication));
  if (broken.length === 0) return;
  throw refuse('INVALID_INPUT', {
    message: 'Some fields do not fit together.',
    fields: broken.map(({ path, code }) => ({ path, code })),
  });
}

/** Refuses those who are no active members as givers or in the chain; absent fields are fine (MED-6). */
export async function requireMembersOfMedication(
  tx: Transaction,
  circleId: string,
  { giverId, escalationChain = [] }: Partial<Pick<MedicationInput, 'giverId' | 'escalationChain'>>,
): Promise<void> {
  await requireMembers(tx, circleId, [
    ...(giverId ? [{ id: giverId, path: 'giverId' }] : []),
    ...escalationChain.map((id, index) => ({ id, path: `escalationChain.${index}` })),
  ]);
}
