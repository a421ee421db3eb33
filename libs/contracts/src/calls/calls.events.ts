import { personEvent } from '../events/domain-event';
import { Call } from './call';

/** Each stands in the logs of all whom the call rang for, and of the caller. */
export const callsEvents = {
  /** A member calls: it rings. */
  'call.started': personEvent({ call: Call }),
  /** A member answered, or took the call over on another device. */
  'call.joined': personEvent({ call: Call }),
  /** A member declined. */
  'call.declined': personEvent({ call: Call }),
  /** A member left while others go on. */
  'call.left': personEvent({ call: Call }),
  /** It rang for me and I did not answer. */
  'call.missed': personEvent({ call: Call }),
  /** The call is over. */
  'call.ended': personEvent({ call: Call }),
};
