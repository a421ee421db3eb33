import type { EmergencyContact } from '@carecircle/contracts';

/** Adds a contact or puts its new state in the old one's place; the primary one stands first, and there is one at most. */
export function upsertContact(
  contacts: readonly EmergencyContact[],
  contact: EmergencyContact,
): EmergencyContact[] {
  const others = contacts
    .filter(({ id }) => id !== contact.id)
    .map((other) => (contact.isPrimary ? { ...other, isPrimary: false } : other));
  return [...others, contact].sort(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary) || one.name.localeCompare(other.name),
  );
}

export function removeContact(contacts: readonly EmergencyContact[], contactId: string): EmergencyContact[] {
  return contacts.filter(({ id }) => id !== contactId);
}
