import type { EmergencyContact } from '@carecircle/contracts';

const byConfirmation = {
  none: 'contact.unasked',
  asked: 'contact.asked',
  confirmed: 'contact.getsAlerts',
  declined: 'contact.declined',
} as const;

/** The one thing to say of whether alerts reach a contact: a word about alerts and one about calling never stand together. */
export function alertsTo({ canReceiveAlerts, email, confirmation }: EmergencyContact) {
  if (!canReceiveAlerts) return 'contact.noAlerts';
  return email === null ? 'contact.mustBeCalled' : byConfirmation[confirmation];
}
