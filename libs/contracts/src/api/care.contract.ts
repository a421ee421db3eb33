import { careLogContract } from '../care-log/care-log.contract';
import { checkInsContract } from '../check-ins/check-ins.contract';
import { checkInLinksContract } from '../check-ins/check-in-links.contract';
import { checkInSchedulesContract } from '../check-ins/check-in-schedules.contract';
import { dailyReminderContract } from '../daily-reminder/daily-reminder.contract';
import { calendarContract } from '../calendar/calendar.contract';
import { calendarFilesContract } from '../calendar/calendar-files.contract';
import { helpContract } from '../help/help.contract';
import { interactionsContract } from '../medications/interactions.contract';
import { medicationsContract } from '../medications/medications.contract';
import { taskDetailsContract } from '../tasks/task-details.contract';
import { tasksContract } from '../tasks/tasks.contract';

/** The operations of the area care, each noun's own. */
export const careContract = {
  ...tasksContract,
  ...taskDetailsContract,
  ...checkInsContract,
  ...helpContract,
  ...checkInSchedulesContract,
  ...checkInLinksContract,
  ...dailyReminderContract,
  ...calendarContract,
  ...calendarFilesContract,
  ...medicationsContract,
  ...interactionsContract,
  ...careLogContract,
};
