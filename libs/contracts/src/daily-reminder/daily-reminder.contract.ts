import { DailyReminder } from './daily-reminder';
import { query } from '../api/operation';

export const dailyReminderContract = {
  getDailyReminder: query({
    area: 'care',
    name: 'getDailyReminder',
    summary: 'A sentence for me, by what is true in the circle and by the time of the day',
    scope: 'circle',
    action: 'task:view',
    input: {},
    output: DailyReminder,
  }),
};
