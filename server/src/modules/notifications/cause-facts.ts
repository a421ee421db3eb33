import type {
  DomainEvent,
  Notification,
  NotificationCauseName,
  notificationCauses,
} from '@carecircle/contracts';
import { preview } from './preview';

type EventOf<C extends NotificationCauseName> = DomainEvent<(typeof notificationCauses)[C]['event']>;

/** What one event says for one cause; null when this event is not that cause. */
export interface CauseFacts {
  /** Whose act it was; never told. */
  actorId: string | null;
  /** Assignee, subject or recipient, for causes that concern one person. */
  personId?: string | null;
  /** Somebody besides the actor who knows already. */
  knownTo?: string;
  /** The circle, for events of a person's own log. */
  circleId?: string;
  /** Query string that leads to the very thing below the cause's link. */
  search?: string;
  relatedId: string | null;
  values: Notification['values'];
}

/** One line per cause: who did it, whom and what it is about, and the values its words need (NOTE-1). */
export const causeFacts: { [C in NotificationCauseName]: (event: EventOf<C>) => CauseFacts | null } = {
  'task-assigned': ({ actorId, payload: { task } }) => ({ actorId, ...assignment(task) }),
  'task-reassigned': ({ actorId, payload: { task, changed } }) =>
    changed?.includes('assigneeId') ? { actorId, ...assignment(task) } : null,
  'task-completed': ({ actorId, payload: { task } }) => ({ actorId, ...assignment(task) }),
  'points-earned': ({ payload: { points, member } }) => ({
    actorId: null,
    personId: member.memberId,
    relatedId: null,
    values: { points },
  }),
  'message-received': ({ payload: { message } }) => ({
    actorId: message.senderId,
    relatedId: message.id,
    values: { preview: preview(message.text) },
  }),
  'direct-message-received': ({ scopeId, payload: { message } }) =>
    scopeId === message.recipientId
      ? {
          actorId: message.senderId,
          personId: message.recipientId,
          circleId: message.circleId,
          search: `?with=${message.senderId}`,
          relatedId: message.id,
          values: { preview: preview(message.text) },
        }
      : null,
  'member-requested': ({ payload: { member } }) => ({
    actorId: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'member-joined': ({ actorId, payload: { member } }) => ({
    actorId,
    knownTo: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'role-changed': ({ actorId, payload: { member } }) => ({
    actorId,
    personId: member.id,
    relatedId: member.id,
    values: { name: member.name },
  }),
  'bill-paid': ({ actorId, payload: { bill } }) => ({
    actorId,
    relatedId: bill.id,
    values: { name: bill.name },
  }),
  'automatic-payment-due': ({ actorId, payload: { transaction } }) => ({
    actorId,
    relatedId: transaction.billId,
    values: { name: transaction.billName },
  }),
  'payment-reversed': ({ actorId, payload: { bill, transaction } }) =>
    transaction.recordedBy === null ? null : { actorId, relatedId: bill.id, values: { name: bill.name } },
  'alert-raised': ({ payload: { alert } }) => ({
    actorId: alert.triggeredBy,
    relatedId: alert.id,
    values: { message: alert.message },
  }),
  'alert-resolved': ({ payload: { alert } }) =>
    alert.isFalseAlarm ? null : { actorId: alert.resolvedBy, relatedId: alert.id, values: {} },
  'alert-false-alarm': ({ payload: { alert } }) =>
    alert.isFalseAlarm ? { actorId: alert.resolvedBy, relatedId: alert.id, values: {} } : null,
};

function assignment(task: { id: string; title: string; assigneeId: string | null }) {
  return { personId: task.assigneeId, relatedId: task.id, values: { title: task.title } };
}
