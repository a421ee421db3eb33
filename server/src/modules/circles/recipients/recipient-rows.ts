import type { Recipient, RecipientInput } from '@carecircle/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { refuse } from '../../../refuse';
import { recipients } from './recipients.tables';
import { requireMembers } from '../require-members';

export async function listRecipientsOf(reader: Reader, circleId: string): Promise<Recipient[]> {
  const rows = await reader
    .select()
    .from(recipients)
    .where(eq(recipients.circleId, circleId))
    .orderBy(asc(recipients.createdAt), asc(recipients.id));
  return rows.map(recipientOf);
}

/** The person cared for by this id; null when the circle has none. */
export async function findRecipient(
  reader: Reader,
  circleId: string,
  recipientId: string,
): Promise<Recipient | null> {
  const [row] = await reader
    .select()
    .from(recipients)
    .where(and(eq(recipients.circleId, circleId), eq(recipients.id, recipientId)));
  return row ? recipientOf(row) : null;
}

/** The person whom the circle cares for; another one is refused at the field. */
export async function requireRecipient(
  reader: Reader,
  circleId: string,
  recipientId: string,
): Promise<Recipient> {
  const recipient = await findRecipient(reader, circleId, recipientId);
  if (recipient) return recipient;
  throw refuse('INVALID_INPUT', {
    message: 'The circle does not care for this person.',
    fields: [{ path: 'recipientId', code: 'not_a_recipient' }],
  });
}

/** The person cared for, held until the transaction ends; NOT_FOUND when the circle has none by this id. */
export async function lockRecipient(
  tx: Transaction,
  circleId: string,
  recipientId: string,
): Promise<Recipient> {
  const [row] = await tx
    .select()
    .from(recipients)
    .where(and(eq(recipients.circleId, circleId), eq(recipients.id, recipientId)))
    .for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such person in care.' });
  return recipientOf(row);
}

/** Writes the fields that change and answers the person as they now stand. */
export async function changeRecipient(
  tx: Transaction,
  before: Recipient,
  changes: Partial<RecipientInput & Pick<Recipient, 'photoId'>>,
  now: Date,
): Promise<Recipient> {
  await tx
    .update(recipients)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(recipients.circleId, before.circleId), eq(recipients.id, before.id)));
  return { ...before, ...changes, updatedAt: now.toISOString() };
}

export function recipientOf(row: typeof recipients.$inferSelect): Recipient {
  const { createdAt: _createdAt, updatedAt, ...facts } = row;
  return { ...facts, updatedAt: updatedAt.toISOString() };
}

/** Refuses, at its field, a birth date that has not come yet where the person lives; none is fine (REC-1, ALL-3). */
export function requireBorn(
  { birthDate, timeZone }: Pick<RecipientInput, 'birthDate' | 'timeZone'>,
  now: Date,
): void {
  if (birthDate === null || birthDate <= dayIn(timeZone, now)) return;
  throw refuse('INVALID_INPUT', {
    message: 'The date of birth has not come yet.',
    fields: [{ path: 'birthDate', code: 'not_born_yet' }],
  });
}

/** Refuses people who do not belong to the circle as decision makers or as the person cared for. */
export async function requireOwnMembers(
  tx: Transaction,
  circleId: string,
  facts: { decisionMakerIds?: string[]; memberId?: string | null },
): Promise<void> {
  await requireMembers(tx, circleId, [
    ...(facts.decisionMakerIds ?? []).map((id, index) => ({ id, path: `decisionMakerIds.${index}` })),
    ...(facts.memberId ? [{ id: facts.memberId, path: 'memberId' }] : []),
  ]);
}
