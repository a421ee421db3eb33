import type { NotificationFactsByRule } from '../../records/notification-facts';

export const emergencyNotificationFacts = {
  'alert-raised': ({ payload: { alert } }) =>
    alert.isDrill
      ? null
      : { actorId: alert.triggeredBy, relatedId: alert.id, values: { message: alert.message } },
  'alert-drill': ({ payload: { alert } }) =>
    alert.isDrill ? { actorId: alert.triggeredBy, relatedId: alert.id, values: {} } : null,
  'alert-drill-ended': ({ payload: { alert } }) =>
    alert.isDrill ? { actorId: alert.resolvedBy, relatedId: alert.id, values: {} } : null,
  // In a drill the screens show it; nobody is called away for practice.
  'alert-helper-set-out': ({ payload: { alert, memberId } }) =>
    alert.isDrill ? null : { actorId: memberId, relatedId: alert.id, values: {} },
  'alert-helper-turned-back': ({ payload: { alert, memberId } }) =>
    alert.isDrill
      ? null
      : { actorId: memberId, relatedId: alert.id, values: { others: alert.helpers.length } },
  'alert-resolved': ({ payload: { alert } }) =>
    alert.isFalseAlarm || alert.isDrill
      ? null
      : { actorId: alert.resolvedBy, relatedId: alert.id, values: {} },
  'alert-false-alarm': ({ payload: { alert } }) =>
    alert.isFalseAlarm && !alert.isDrill
      ? { actorId: alert.resolvedBy, relatedId: alert.id, values: {} }
      : null,
  'card-viewed': ({ payload: { recipientId, view } }) => ({
    actorId: null,
    aboutId: recipientId,
    search: `?for=${recipientId}`,
    relatedId: recipientId,
    openId: view.id,
    values: { device: view.device },
  }),
} satisfies Partial<NotificationFactsByRule>;
