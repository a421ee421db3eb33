import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changedFields } from '../changed-fields';
import { requireSeen } from '../require-seen';
import { changeContact, contactOf, demotePrimary, lockContact, lockContactList } from './contact-rows';

export const editContact = defineCommand(
  apiContract.emergency.editContact,
  async ({ tx, input, circle, now, record }) => {
    await lockContactList(tx, circle.id);
    const row = await lockContact(tx, circle.id, input.contactId);
    requireSeen(contactOf(row), input.changes, input.seen);
    const changes = changedFields(row, input.changes);
    if (Object.keys(changes).length === 0) return contactOf(row);
    if (changes.isPrimary) await demotePrimary({ tx, now, record }, circle.id, row.id);
    const contact = await changeContact(tx, row, { ...changes, updatedAt: now });
    await record('contact.edited', { contact });
    return contact;
  },
);
