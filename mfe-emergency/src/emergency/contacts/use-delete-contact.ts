import type { EmergencyContact } from '@carecircle/contracts';
import { patch, useCommand, type Gate } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../../words';
import { removeContact } from '../../contact-list/apply-contact-event';

/** Hides a contact at once and offers Undo (ALL-6). */
export function useDeleteContact(): { deleteContact: (contact: EmergencyContact) => void; gate: Gate } {
  const t = useMessages();
  const restore = useCommand('emergency.restoreContact');
  const remove = useCommand('emergency.deleteContact', {
    optimistic: ({ contactId }) => [
      patch('emergency.listContacts', (contacts) => removeContact(contacts, contactId)),
    ],
  });
  const deleteContact = ({ id: contactId, name }: EmergencyContact) => {
    void remove.send({ contactId }).then(({ status }) => {
      if (status !== 'done') return;
      showToast({
        text: t('contact.deleted', { name }),
        action: { label: t('contact.undo'), onPress: () => void restore.send({ contactId }) },
      });
    });
  };
  return { deleteContact, gate: remove.gate };
}
