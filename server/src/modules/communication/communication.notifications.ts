import type { Message } from '@carecircle/contracts';
import type { EventOf, NotificationFacts, NotificationFactsByRule } from '../../records/notification-facts';
import { preview } from '../../records/preview';

/** Of messages: texts, what brings a file, and what is urgent, whatever it brings. */
export const communicationNotificationFacts = {
  'message-received': ({ payload: { message } }) => (isPlain(message) ? inGroup(message) : null),
  'file-received': ({ payload: { message } }) =>
    message.file && !message.isUrgent ? inGroup(message) : null,
  'urgent-message-received': ({ payload: { message } }) => (message.isUrgent ? inGroup(message) : null),
  'direct-message-received': (event) => (isPlain(event.payload.message) ? inThread(event) : null),
  'direct-file-received': (event) =>
    event.payload.message.file && !event.payload.message.isUrgent ? inThread(event) : null,
  'urgent-direct-message-received': (event) => (event.payload.message.isUrgent ? inThread(event) : null),
} satisfies Partial<NotificationFactsByRule>;

/** Calls have causes of their own. */
const isPlain = ({ file, call, isUrgent }: Message) => !file && !call && !isUrgent;

function inGroup(message: Message): NotificationFacts {
  return {
    actorId: message.senderId,
    search: '?with=group',
    relatedId: message.id,
    values: valuesOf(message),
    ...(!message.isUrgent && { gathers: { as: 'messages' } }),
  };
}

/** Stands in the logs of both; whoever wrote it is told nothing. */
function inThread({
  scopeId,
  payload: { message },
}: EventOf<'direct-message-received'>): NotificationFacts | null {
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

function valuesOf({ text, file, isUrgent }: Message): NotificationFacts['values'] {
  if (!file) return { preview: preview(text), ...(isUrgent && { kind: 'text' }) };
  return { preview: preview(file.name), name: preview(file.name), kind: file.kind };
}
