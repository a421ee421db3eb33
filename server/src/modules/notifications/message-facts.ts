import type { Message } from '@carecircle/contracts';
import type { CauseFacts, EventOf } from './cause-facts';
import { preview } from './preview';

/** Causes that are messages: texts, what brings a file, and what is urgent, whatever it brings. */
type MessageCause =
  | `${'' | 'direct-'}${'message' | 'file'}-received`
  | `urgent-${'' | 'direct-'}message-received`;

export const messageFacts: { [C in MessageCause]: (event: EventOf<C>) => CauseFacts | null } = {
  'message-received': ({ payload: { message } }) => (isPlain(message) ? inGroup(message) : null),
  'file-received': ({ payload: { message } }) =>
    message.file && !message.isUrgent ? inGroup(message) : null,
  'urgent-message-received': ({ payload: { message } }) => (message.isUrgent ? inGroup(message) : null),
  'direct-message-received': (event) => (isPlain(event.payload.message) ? inThread(event) : null),
  'direct-file-received': (event) =>
    event.payload.message.file && !event.payload.message.isUrgent ? inThread(event) : null,
  'urgent-direct-message-received': (event) => (event.payload.message.isUrgent ? inThread(event) : null),
};

/** Calls have causes of their own. */
const isPlain = ({ file, call, isUrgent }: Message) => !file && !call && !isUrgent;

function inGroup(message: Message): CauseFacts {
  return {
    actorId: message.senderId,
    search: '?with=group',
    relatedId: message.id,
    values: valuesOf(message),
    ...(!message.isUrgent && { gathers: { as: 'messages' } }),
  };
}

/** Stands in the logs of both; whoever wrote it is told nothing. */
function inThread({ scopeId, payload: { message } }: EventOf<'direct-message-received'>): CauseFacts | null {
  if (scopeId !== message.recipientId) return null;
  return {
    actorId: message.senderId,
    personId: message.recipientId,
    circleId: message.circleId,
    search: `?with=${message.senderId}`,
    relatedId: message.id,
    values: valuesOf(message),
    ...(!message.isUrgent && { gathers: { as: 'direct-messages', of: message.senderId } }),
  };
}

function valuesOf({ text, file, isUrgent }: Message): CauseFacts['values'] {
  if (!file) return { preview: preview(text), ...(isUrgent && { kind: 'text' }) };
  return { preview: preview(file.name), name: preview(file.name), kind: file.kind };
}
