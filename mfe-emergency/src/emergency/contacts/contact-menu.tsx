import type { EmergencyContact } from '@carecircle/contracts';
import { patch, useAllowed, useCommand } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { Menu, type MenuEntry } from '@carecircle/ui/panels';
import { MoreVerticalIcon, PencilIcon, SendIcon, StarIcon, TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { upsertContact } from '../../contact-list/apply-contact-event';
import { useDeleteContact } from './use-delete-contact';

export interface ContactMenuProps {
  contact: EmergencyContact;
  onEdit: () => void;
  onTest: () => void;
}

/** Edit, Send test, Make primary, Delete. */
export function ContactMenu({ contact, onEdit, onTest }: ContactMenuProps) {
  const t = useMessages();
  const mayEdit = useAllowed('contact:edit');
  const { deleteContact, gate } = useDeleteContact();
  const makePrimary = useCommand('emergency.editContact', {
    optimistic: () => [
      patch('emergency.listContacts', (contacts) => upsertContact(contacts, { ...contact, isPrimary: true })),
    ],
  });
  if (!mayEdit) return null;
  const label = t('contact.menu', { name: contact.name });
  const sendLabels = { none: 'contact.ask', asked: 'contact.askAgain', confirmed: 'contact.test' } as const;
  const state = contact.email === null ? 'confirmed' : contact.confirmation;
  const send: MenuEntry = {
    id: 'test',
    label: t(sendLabels[state === 'declined' ? 'confirmed' : state]),
    icon: SendIcon,
    onAction: onTest,
  };
  const primary: MenuEntry = {
    id: 'primary',
    label: t('contact.makePrimary'),
    icon: StarIcon,
    onAction: () => void makePrimary.send({ contactId: contact.id, changes: { isPrimary: true } }),
    ...gate.entry,
  };
  return (
    <Menu
      label={label}
      trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label={label} />}
      items={[
        { id: 'edit', label: t('contact.edit'), icon: PencilIcon, onAction: onEdit },
        ...(contact.confirmation === 'declined' ? [] : [send]),
        ...(contact.isPrimary ? [] : [primary]),
        {
          id: 'delete',
          label: t('contact.delete'),
          icon: TrashIcon,
          isDanger: true,
          startsGroup: true,
          onAction: () => deleteContact(contact),
          ...gate.entry,
        },
      ]}
    />
  );
}
