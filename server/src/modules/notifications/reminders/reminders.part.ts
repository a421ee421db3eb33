import { planReminders } from './plan-reminders.reaction';
import { tendReminders } from './tend-reminders.job';

/** What reminders at the chosen advance add to the area of notifications (NOTE-4). */
export const remindersPart = { reactions: [planReminders], jobs: [tendReminders] };
