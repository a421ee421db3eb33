import type { EmergencyContact } from '@carecircle/contracts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import type { UnitOfWork } from '../../spine/context';
import { refuse } from '../../spine/refuse';
import { circles } from '../circles/circles.tables';
import { emergencyContacts, type ContactRow } from './contacts.tables';

export function contactOf(row: ContactRow): EmergencyContact {
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
  const [row] = await tx.select().from(emergencyContacts).where(isContact(circleId, contactId)).for('update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such contact.' });
  return row;
}

export async function changeContact(
  tx: Transaction,
  row: ContactRow,
  changes: Partial<ContactRow>,
): Promise<EmergencyContact> {
  await tx.update(emergencyContacts).set(changes).where(isContact(row.circleId, row.id));
  return contactOf({ ...row, ...changes });
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
  for (const row of demoted) await record('contact.edited', { contact: contactOf(row) });
}

function isContact(circleId: string, contactId: string) {
  return and(eq(emergencyContacts.circleId, circleId), eq(emergencyContacts.id, contactId));
}
