import { personEvent } from '../events/domain-event';
import { SupportMessage } from './support';

export const supportEvents = {
  /** I wrote to the operators, they answered, or a message of mine left for their mailbox. */
  'support.message-changed': personEvent({ message: SupportMessage }),
};
