import { useState } from 'react';
import type { ContactInput, EmergencyContact } from '@carecircle/contracts';
import { newId, nowMs, patch, useCommand, useEdited, useSession } from '@carecircle/remote-kit';
import { upsertContact } from '../../contact-list/apply-contact-event';
import { changedContactFields } from './contact-draft';

/** Saves the contact form: adds a contact, or edits `contact` field by field. */
export function useSaveContact(contact: EmergencyContact | null) {
  const circleId = useSession().circle.id;
  // One id for the whole form, so that sending again after a lost answer adds no second contact.
  const [newContactId] = useState(newId);
  const { opened, seen, takeNote } = useEdited(contact ?? undefined);
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
  const { isPending, gate, refusal, fieldErrors } = contact ? edit : add;

  const save = async (input: ContactInput): Promise<boolean> => {
    if (!opened) return (await add.send({ contactId: newContactId, ...input })).status === 'done';
    const changes = changedContactFields(opened, input);
    if (Object.keys(changes).length === 0) return true;
    const outcome = await edit.send({ contactId: opened.id, changes, seen: seen(changes) });
    takeNote(outcome);
    return outcome.status === 'done';
  };
  return { save, isPending, gate, refusal, fieldErrors };
}
