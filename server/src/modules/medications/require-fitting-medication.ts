import type { MedicationInput, Recipient } from '@carecircle/contracts';
import { medicationRules } from '@carecircle/contracts/schemas';
import type { Transaction } from '../../database/database';
import { refuse } from '../../spine/refuse';
import { listMembers } from '../circles/find-member';
import { findRecipient } from '../circles/recipient-rows';

/** Refuses, at its field, what does not fit together after an edit (MED-1, MED-2). */
export function requireFittingFields(medication: MedicationInput): void {
  const broken = medicationRules.filter(({ holds }) => !holds(medication));
  if (broken.length === 0) return;
  throw refuse('INVALID_INPUT', {
    message: 'Some fields do not fit together.',
    fields: broken.map(({ path, code }) => ({ path, code })),
  });
}

/** The person whom the circle cares for; another one is refused at the field. */
export async function requireRecipientOfMedication(
  tx: Transaction,
  circleId: string,
  recipientId: string,
): Promise<Recipient> {
  const recipient = await findRecipient(tx, circleId, recipientId);
  if (recipient) return recipient;
  throw refuse('INVALID_INPUT', {
    message: 'The circle does not care for this person.',
    fields: [{ path: 'recipientId', code: 'not_a_recipient' }],
  });
}

/** Refuses those who are no active members as givers or in the chain; absent fields are fine (MED-6). */
export async function requireMembersOfMedication(
  tx: Transaction,
  circleId: string,
  { giverId, escalationChain = [] }: Partial<Pick<MedicationInput, 'giverId' | 'escalationChain'>>,
): Promise<void> {
  const wanted = [
    ...(giverId ? [{ id: giverId, path: 'giverId' }] : []),
    ...escalationChain.map((id, index) => ({ id, path: `escalationChain.${index}` })),
  ];
  if (wanted.length === 0) return;
  const known = new Set((await listMembers(tx, circleId, ['active'])).map(({ id }) => id));
  const strangers = wanted.filter(({ id }) => !known.has(id));
  if (strangers.length === 0) return;
  throw refuse('INVALID_INPUT', {
    message: 'Only active members of the circle can be named here.',
    fields: strangers.map(({ path }) => ({ path, code: 'not_a_member' })),
  });
}
