import type { AlertChannels, EmergencyContact } from '@carecircle/contracts';
import { alertWay } from './alert-way';

const byConfirmation = {
  none: 'contact.unasked',
  asked: 'contact.asked',
  confirmed: 'contact.getsAlerts',
} as const;

/** The one thing to say of whether alerts reach a contact: a word about alerts and one about calling never stand together. */
export function alertsTo(contact: EmergencyContact, channels: AlertChannels | undefined) {
  const { canReceiveAlerts, email, confirmation } = contact;
  if (!canReceiveAlerts) return 'contact.noAlerts';
  if (confirmation === 'declined') return 'contact.declined';
  const way = alertWay(contact, channels);
  if (way === 'sms') return 'contact.getsTexts';
  if (way === 'call') return 'contact.getsCalls';
  return email === null ? 'contact.mustBeCalled' : byConfirmation[confirmation];
}
