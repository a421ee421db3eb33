import { apiContract } from '@carecircle/contracts/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { requireInTrash } from '../../../records/trash';
import { defineCommand } from '../../../spine/define-command';
import { changeContact, contactOf, lockContactEvenDeleted, lockContactList } from './contact-rows';
import { emergencyContacts } from './contacts.tables';
import { requireRoomForContact } from './require-room-for-contact';

/** A contact comes back as it was, but never pushes out whoever has become primary meanwhile. */
export const restoreContact = defineCommand(
  apiContract.emergency.restoreContact,
  async ({ tx, input, circle, now, record }) => {
    await lockContactList(tx, circle.id);
    const row = await lockContactEvenDeleted(tx, circle.id, input.contactId);
    if (!row.deletedAt) return contactOf(tx, row);
    requireInTrash(row.deletedAt, now);
    await requireRoomForContact(tx, circle.id);
    const isPrimary = row.isPrimary && !(await hasPrimary(tx, circle.id));
    const contact = await changeContact(tx, row, { isPrimary, deletedAt: null, updatedAt: now });
    await record('contact.restored', { contact });
    return contact;
  },
);

async function hasPrimary(tx: Transaction, circleId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: emergencyContacts.id })
    .from(emergencyContacts)
    .where(
      and(
        eq(emergencyContacts.circleId, circleId),
        eq(emergencyContacts.isPrimary, true),
        isNull(emergencyContacts.deletedAt),
      ),
    );
  return rows.length > 0;
}
