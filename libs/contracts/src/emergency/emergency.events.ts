import { Alert, EmergencyContact } from './emergency';
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
  /** The alert is over. */
  'alert.resolved': circleEvent('alert:view', { alert: Alert }),
  /** A contact was told, or could not be, or a new place came in. */
  'alert.updated': circleEvent('alert:view', { alert: Alert }),
};
