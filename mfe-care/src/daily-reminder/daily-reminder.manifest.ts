import { defineFeature } from '@carecircle/remote-kit';

export const dailyReminder = defineFeature({
  slots: [
    {
      slot: 'dashboard.cards',
      id: 'reminder',
      order: 90,
      action: 'task:view',
      skeleton: 'line',
      reads: [{ operation: 'care.getDailyReminder', input: {} }],
      item: () => import('./reminder.card'),
    },
  ],
  consumes: [
    'task.completed',
    'task.reopened',
    'check-in.added',
    'dose.taken',
    'dose.missed',
    'achievement.unlocked',
    'alert.raised',
    'alert.resolved',
    'preferences.changed',
  ],
});
