import type { InvitationInput, InvitationMethod } from '@carecircle/contracts';

/** What is typed stays when the way is changed back; only what the way needs is sent. */
export interface InvitationDraft {
  method: InvitationMethod;
  name: string;
  email: string;
  phone: string | null;
  role: NonNullable<InvitationInput['role']>;
}

export const newInvitationDraft: InvitationDraft = {
  ...{ method: 'email', name: '', email: '', phone: null, role: 'family' },
};

/** The fields as they are sent. */
export function fieldsOf({ method, name, email, phone, role }: InvitationDraft): InvitationInput {
  return {
    ...{ method, name: name.trim(), role },
    email: method === 'phone' ? null : email.trim() || null,
    phone: method === 'email' ? null : phone,
  };
}
