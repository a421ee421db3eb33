import type { NotificationFactsByRule } from '../../records/notification-facts';

export const financeNotificationFacts = {
  'bill-due': ({ payload: { bill, toldIds } }) => ({
    actorId: null,
    personIds: toldIds,
    relatedId: bill.id,
    values: { name: bill.name, day: bill.dueDate, method: bill.paymentMethod },
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
} satisfies Partial<NotificationFactsByRule>;
