import * as z from 'zod';
import { Message, UnreadMessages } from './message';
import { Id } from '../primitives';
import { circleEvent, personEvent } from '../events/domain-event';

export const communicationEvents = {
  /** A message to the whole circle arrived at the server. */
  'message.sent': circleEvent('message:view', { message: Message }),
  /** A direct message that I wrote or received. */
  'direct-message.sent': personEvent({ message: Message }),
  /** A member confirmed an urgent message of the group chat. */
  'message.confirmed': circleEvent('message:view', { message: Message, memberId: Id }),
  /** One of the two of a direct thread confirmed an urgent message. */
  'direct-message.confirmed': personEvent({ message: Message, memberId: Id }),
  /** A member has read the group chat up to a message. */
  'conversation.read': circleEvent('message:view', { memberId: Id, sequence: z.int() }),
  /** I, or the other member of a direct thread, have read it up to a message. */
  'direct-conversation.read': personEvent({
    circleId: Id,
    withMemberId: Id,
    memberId: Id,
    sequence: z.int(),
  }),
  /** My unread counts changed on one of my devices. */
  'unread-messages.changed': personEvent({ circleId: Id, unread: UnreadMessages }),
};
