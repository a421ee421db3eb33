import type { ContactConfirmation, EmergencyContact } from '@carecircle/contracts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { circles } from '../../../access/circles.tables';
import type { Reader, Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import type { UnitOfWork } from '../../../spine/context';
import { readConfirmations } from './contact-request-rows';
import { emergencyContacts, type ContactRow } from './contacts.tables';

export async function contactOf(reader: Reader, row: ContactRow): Promise<EmergencyContact> {
  const [contact] = await contactsOf(reader, row.circleId, [row]);
  return contact as EmergencyContact;
}

/** Contacts of one circle with what was said to being one, in the order of `rows`. */
export async function contactsOf(
  reader: Reader,
  circleId: string,
  rows: readonly ContactRow[],
): Promise<EmergencyContact[]> {
  const confirmations = await readConfirmations(
    reader,
    circleId,
    rows.flatMap(({ email }) => email ?? []),
  );
  return rows.map((row) => told(row, confirmations.get(row.email?.toLowerCase() ?? '') ?? 'none'));
}

function told(row: ContactRow, confirmation: ContactConfirmation): EmergencyContact {
  return {
    id: row.id,
    circleId: row.circleId,
    name: row.name,
    relationship: row.relationship,
    phone: row.phone,
    email: row.email,
    preferredChannel: row.preferredChannel,
    isPrimary: row.isPrimary,
    canReceiveAlerts: row.canReceiveAlerts,
    confirmation,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The contact, held until the transaction ends; NOT_FOUND when the circle has none or it was deleted. */
export async function lockContact(tx: Transaction, circleId: string, contactId: string): Promise<ContactRow> {
  const row = await lockContactEvenDeleted(tx, circleId, contactId);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This contact was deleted.' });
  return row;
}

export async function lockContactEvenDeleted(
  tx: Transaction,
  circleId: string,
  contactId: string,
): Promise<ContactRow> {
  const [row] = await tx
    .select()
    .from(emergencyContacts)
    .where(isContact(circleId, contactId))
    .for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such contact.' });
  return row;
}

export async function changeContact(
  tx: Transaction,
  row: ContactRow,
  changes: Partial<ContactRow>,
): Promise<EmergencyContact> {
  await tx.update(emergencyContacts).set(changes).where(isContact(row.circleId, row.id));
  return contactOf(tx, { ...row, ...changes });
}

/** Lets one writer at a time choose the primary contact of a circle; taken before any contact is locked. */
export async function lockContactList(tx: Transaction, circleId: string): Promise<void> {
  await tx.select({ id: circles.id }).from(circles).where(eq(circles.id, circleId)).for('no key update');
}

/** There is one primary contact at most (EMER-3): whoever was it steps back before another takes the place. */
export async function demotePrimary(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  circleId: string,
  exceptId: string,
): Promise<void> {
  const demoted = await tx
    .update(emergencyContacts)
    .set({ isPrimary: false, updatedAt: now })
    .where(
      and(
        eq(emergencyContacts.circleId, circleId),
        eq(emergencyContacts.isPrimary, true),
        ne(emergencyContacts.id, exceptId),
        isNull(emergencyContacts.deletedAt),
      ),
    )
    .returning();
  for (const row of demoted) await record('contact.edited', { contact: await contactOf(tx, row) });
}

function isContact(circleId: string, contactId: string) {
  return and(eq(emergencyContacts.circleId, circleId), eq(emergencyContacts.id, contactId));
}
