import type { NotificationRule } from '../notifications/notification-rule';

export const financeNotifications = {
  'bill-due': {
    event: 'bill.reminded',
    type: 'bill',
    priority: 'medium',
    audience: 'named',
    link: '/finance',
  },
  'bill-paid': { event: 'bill.paid', type: 'bill', priority: 'low', audience: 'members', link: '/finance' },
  'automatic-payment-due': {
    event: 'transaction.added',
    type: 'bill',
    priority: 'medium',
    audience: 'members',
    link: '/finance',
  },
  'payment-reversed': {
    event: 'payment.reversed',
    type: 'bill',
    priority: 'low',
    audience: 'members',
    link: '/finance',
  },
} satisfies Record<string, NotificationRule>;
