export { dailyReminderPart } from './daily-reminder.part';
