import type { ContactInput, EmergencyContact, relationships } from '@carecircle/contracts';

/** What the form holds while it is filled in. */
export interface ContactDraft extends Omit<ContactInput, 'relationship' | 'phone' | 'email'> {
  relationship: (typeof relationships)[number] | null;
  phone: string | null;
  email: string;
}

/** The contact's own fields, or the specification's defaults. */
export function contactDraft(contact: EmergencyContact | null): ContactDraft {
  return {
    name: contact?.name ?? '',
    relationship: contact?.relationship ?? null,
    phone: contact?.phone ?? null,
    email: contact?.email ?? '',
    preferredChannel: contact?.preferredChannel ?? 'call',
    isPrimary: contact?.isPrimary ?? false,
    canReceiveAlerts: contact?.canReceiveAlerts ?? true,
  };
}

/** The draft in the shape that the server checks. */
export function contactInput(draft: ContactDraft): Record<string, unknown> {
  return { ...draft, name: draft.name.trim(), email: draft.email.trim() || null };
}
