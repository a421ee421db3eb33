import { circleEvent } from '../events/domain-event';
import { Id } from '../primitives';
import { Booking } from './booking';

export const servicesEvents = {
  /** A service was asked for. */
  'booking.requested': circleEvent('service:view', { booking: Booking }),
  /** The request has reached the provider, or could not and somebody has to call. */
  'booking.delivered': circleEvent('service:view', { booking: Booking }),
  /** The provider said yes. */
  'booking.confirmed': circleEvent('service:view', { booking: Booking }),
  /** The provider said no; the event is cancelled. */
  'booking.declined': circleEvent('service:view', { booking: Booking }),
  /** The circle does without; the event is cancelled. */
  'booking.cancelled': circleEvent('service:view', { booking: Booking }),
  /** The service was given. */
  'booking.done': circleEvent('service:view', { booking: Booking }),
  /** The place of somebody's home became known or was forgotten: distances are read anew. */
  'home-place.changed': circleEvent('service:view', { recipientId: Id }),
};
