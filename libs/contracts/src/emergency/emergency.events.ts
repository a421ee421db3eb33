import { Alert, EmergencyContact } from './emergency';
import { CardView } from './emergency-card';
import { Id } from '../primitives';
import { circleEvent, personEvent } from '../events/domain-event';

export const emergencyEvents = {
  /** An emergency contact was added. */
  'contact.added': circleEvent('contact:view', { contact: EmergencyContact }),
  /** An emergency contact was edited. */
  'contact.edited': circleEvent('contact:view', { contact: EmergencyContact }),
  /** An emergency contact was hidden. */
  'contact.deleted': circleEvent('contact:view', { contactId: Id }),
  /** A hidden contact came back. */
  'contact.restored': circleEvent('contact:view', { contact: EmergencyContact }),
  /** I armed an alert; nobody else is told. */
  'alert.armed': personEvent({ alert: Alert }),
  /** I cancelled my armed alert before its deadline. */
  'alert.cancelled': personEvent({ alert: Alert }),
  /** The countdown ended: the alert is active. */
  'alert.raised': circleEvent('alert:view', { alert: Alert }),
  /** A member has seen the alert. */
  'alert.acknowledged': circleEvent('alert:view', { alert: Alert }),
  /** A member is on their way to the one in need. */
  'alert.helper-set-out': circleEvent('alert:view', { alert: Alert, memberId: Id }),
  /** A member who was on their way cannot go after all. */
  'alert.helper-turned-back': circleEvent('alert:view', { alert: Alert, memberId: Id }),
  /** The alert is over. */
  'alert.resolved': circleEvent('alert:view', { alert: Alert }),
  /** A contact was told, or could not be, or a new place came in. */
  'alert.updated': circleEvent('alert:view', { alert: Alert }),
  /** An emergency card has a new link; none that it had before opens it any more. */
  'card.link-renewed': circleEvent('recipient:view-health', { recipientId: Id, linkId: Id }),
  /** An emergency card has no link any more. */
  'card.link-revoked': circleEvent('recipient:view-health', { recipientId: Id }),
  /** Somebody opened an emergency card by its link. */
  'card.viewed': circleEvent('recipient:view-health', { recipientId: Id, view: CardView }),
};
