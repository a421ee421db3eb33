import type { NotificationRule } from '../notifications/notification-rule';

export const financeNotifications = {
  'bill-due': {
    event: 'bill.reminded',
    type: 'bill',
    priority: 'medium',
    audience: 'named',
    route: 'finance',
  },
  'bill-paid': { event: 'bill.paid', type: 'bill', priority: 'low', audience: 'members', route: 'finance' },
  'automatic-payment-due': {
    event: 'transaction.added',
    type: 'bill',
    priority: 'medium',
    audience: 'members',
    route: 'finance',
  },
  'payment-reversed': {
    event: 'payment.reversed',
    type: 'bill',
    priority: 'low',
    audience: 'members',
    route: 'finance',
  },
} satisfies Record<string, NotificationRule>;
