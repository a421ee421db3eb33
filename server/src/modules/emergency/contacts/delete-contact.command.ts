import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { changeContact, lockContactEvenDeleted, lockContactList } from './contact-rows';

export const deleteContact = defineCommand(
  apiContract.emergency.deleteContact,
  async ({ tx, input, circle, now, record }) => {
    await lockContactList(tx, circle.id);
    const row = await lockContactEvenDeleted(tx, circle.id, input.contactId);
    if (row.deletedAt) return { contactId: row.id };
    await changeContact(tx, row, { deletedAt: now, updatedAt: now });
    await record('contact.deleted', { contactId: row.id });
    return { contactId: row.id };
  },
);
