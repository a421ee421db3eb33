import { getDailyReminder } from './get-daily-reminder.query';

/** What the daily reminder adds to the area of care. */
export const dailyReminderPart = {
  operations: {
    getDailyReminder,
  },
};
