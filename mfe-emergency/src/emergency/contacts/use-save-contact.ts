import type { ContactInput, EmergencyContact } from '@carecircle/contracts';
import { nowMs, patch, useCommand, useSession } from '@carecircle/remote-kit';
import { useSaveRecord } from '@carecircle/remote-kit/forms';
import { upsertContact } from '../../contact-list/apply-contact-event';

/** Saves the contact form: adds a contact, or edits `contact` field by field. */
export function useSaveContact(contact: EmergencyContact | null) {
  const circleId = useSession().circle.id;
  const add = useCommand('emergency.addContact', {
    optimistic: ({ contactId, ...fields }) => [
      patch('emergency.listContacts', (contacts) =>
        upsertContact(contacts, {
          ...fields,
          id: contactId,
          circleId,
          confirmation: 'none',
          updatedAt: new Date(nowMs()).toISOString(),
        }),
      ),
    ],
    onRefused: () => undefined,
  });
  const edit = useCommand('emergency.editContact', { onRefused: () => undefined });
  return useSaveRecord({
    record: contact,
    adding: add,
    editing: edit,
    toAdd: (contactId, fields: ContactInput) => ({ contactId, ...fields }),
    toEdit: ({ id: contactId }, change) => ({ contactId, ...change }),
  });
}
