import { useLiveQuery } from '@carecircle/remote-kit';
import { removeContact, upsertContact } from './apply-contact-event';

/** Emergency contacts, the primary one first; true by events. */
export function useContacts() {
  return useLiveQuery(
    'emergency.listContacts',
    {},
    {
      on: {
        'contact.added': (contacts, { payload }) => upsertContact(contacts, payload.contact),
        'contact.edited': (contacts, { payload }) => upsertContact(contacts, payload.contact),
        'contact.restored': (contacts, { payload }) => upsertContact(contacts, payload.contact),
        'contact.deleted': (contacts, { payload }) => removeContact(contacts, payload.contactId),
      },
    },
  );
}
