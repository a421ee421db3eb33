import type { AlertChannels, EmergencyContact } from '@carecircle/contracts';

const byConfirmation = {
  none: 'contact.unasked',
  asked: 'contact.asked',
  confirmed: 'contact.getsAlerts',
} as const;

/** The one thing to say of whether alerts reach a contact: a word about alerts and one about calling never stand together. */
export function alertsTo(
  { canReceiveAlerts, email, confirmation, preferredChannel }: EmergencyContact,
  channels: AlertChannels | undefined,
) {
  if (!canReceiveAlerts) return 'contact.noAlerts';
  if (confirmation === 'declined') return 'contact.declined';
  if (channels?.sms && (preferredChannel === 'text' || email === null)) return 'contact.getsTexts';
  return email === null ? 'contact.mustBeCalled' : byConfirmation[confirmation];
}
