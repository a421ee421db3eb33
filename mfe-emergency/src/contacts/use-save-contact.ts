import type { ContactInput, EmergencyContact } from '@carecircle/contracts';
import { newId, patch, useCommand, useSession } from '@carecircle/remote-kit';
import { upsertContact } from './apply-contact-event';
import { changedContactFields } from './contact-draft';

/** Saves the contact form: adds a contact, or edits `contact` field by field. */
export function useSaveContact(contact: EmergencyContact | null) {
  const circleId = useSession().circle.id;
  const add = useCommand('emergency.addContact', {
    optimistic: ({ contactId, ...fields }) => [
      patch('emergency.listContacts', (contacts) =>
        upsertContact(contacts, { ...fields, id: contactId, circleId, updatedAt: new Date().toISOString() }),
      ),
    ],
    onRefused: () => undefined,
  });
  const edit = useCommand('emergency.editContact', { onRefused: () => undefined });
  const { isPending, refusal, fieldErrors } = contact ? edit : add;

  const save = async (input: ContactInput): Promise<boolean> => {
    if (!contact) return (await add.send({ contactId: newId(), ...input })).status === 'done';
    const changes = changedContactFields(contact, input);
    if (Object.keys(changes).length === 0) return true;
    return (await edit.send({ contactId: contact.id, changes })).status === 'done';
  };
  return { save, isPending, refusal, fieldErrors };
}
