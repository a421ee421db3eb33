import { defineModule } from '../../spine/define-module';
import { careLogPart } from '../care-log/care-log.part';
import { medicationsPart } from '../medications/medications.part';
import { addCalendarFeed } from './calendar-files/add-calendar-feed.command';
import { endCalendarFeed } from './calendar-files/end-calendar-feed.command';
import { endFeeds } from './calendar-files/end-feeds.reaction';
import { importCalendarFile } from './calendar-files/import-calendar-file.command';
import { listCalendarFeeds } from './calendar-files/list-calendar-feeds.query';
import { checkInSchedulesPart } from './check-in-schedules/check-in-schedules.part';
import { helpPart } from './help/help.part';
import { readOpenHelp } from './help/help-rows';
import { claimDrive } from './claim-drive.command';
import { deleteCalendarSeries } from './delete-calendar-series.command';
import { deleteTaskSeries } from './delete-task-series.command';
import { editCalendarSeries } from './edit-calendar-series.command';
import { editTaskSeries } from './edit-task-series.command';
import { handBackDrive } from './hand-back-drive.command';
import { listUncovered } from './list-uncovered.query';
import { makeTasksOfSeries } from './make-tasks-of-series.job';
import { releaseDrives } from './release-drives.reaction';
import { restoreCalendarSeries } from './restore-calendar-series.command';
import { restoreTaskSeries } from './restore-task-series.command';
import { addCalendarEvent } from './add-calendar-event.command';
import { planEventReminders } from './calendar-reminders/plan-event-reminders.reaction';
import { remindOfEvents } from './calendar-reminders/remind-of-events.job';
import { addCheckIn } from './add-check-in.command';
import { addChecklistItem } from './add-checklist-item.command';
import { addTask } from './add-task.command';
import { addTaskComment } from './add-task-comment.command';
import { cancelCalendarEvent } from './cancel-calendar-event.command';
import { claimTask } from './claim-task.command';
import { completeCalendarEvent } from './complete-calendar-event.command';
import { completeTask } from './complete-task.command';
import { deleteCalendarEvent } from './delete-calendar-event.command';
import { deleteChecklistItem } from './delete-checklist-item.command';
import { deleteTask } from './delete-task.command';
import { deleteTaskComment } from './delete-task-comment.command';
import { editCalendarEvent } from './edit-calendar-event.command';
import { editTask } from './edit-task.command';
import { getTaskDetails } from './get-task-details.query';
import { handBackTask } from './hand-back-task.command';
import { getCheckInDay } from './get-check-in-day.query';
import { getDailyReminder } from './daily-reminder/get-daily-reminder.query';
import { listCalendarEvents } from './list-calendar-events.query';
import { listCheckIns } from './list-check-ins.query';
import { listTasks } from './list-tasks.query';
import { listFullDays } from './list-full-days.query';
import { listTasksBetween } from './list-tasks-between.query';
import { releaseTasks } from './release-tasks.reaction';
import { restoreCalendarEvent } from './restore-calendar-event.command';
import { restoreChecklistItem } from './restore-checklist-item.command';
import { reopenCalendarEvent } from './reopen-calendar-event.command';
import { reopenTask } from './reopen-task.command';
import { restoreTask } from './restore-task.command';
import { restoreTaskComment } from './restore-task-comment.command';
import { startTask } from './start-task.command';
import { tickChecklistItem } from './tick-checklist-item.command';

export const careModule = defineModule({
  name: 'care',
  operations: {
    listTasks,
    addTask,
    editTask,
    claimTask,
    handBackTask,
    startTask,
    completeTask,
    reopenTask,
    deleteTask,
    restoreTask,
    getTaskDetails,
    addChecklistItem,
    tickChecklistItem,
    deleteChecklistItem,
    restoreChecklistItem,
    addTaskComment,
    deleteTaskComment,
    restoreTaskComment,
    addCheckIn,
    listCheckIns,
    getCheckInDay,
    getDailyReminder,
    listCalendarEvents,
    listTasksBetween,
    listFullDays,
    addCalendarEvent,
    editCalendarEvent,
    completeCalendarEvent,
    cancelCalendarEvent,
    reopenCalendarEvent,
    deleteCalendarEvent,
    restoreCalendarEvent,
    editCalendarSeries,
    deleteCalendarSeries,
    restoreCalendarSeries,
    claimDrive,
    handBackDrive,
    listUncovered,
    editTaskSeries,
    deleteTaskSeries,
    restoreTaskSeries,
    listCalendarFeeds,
    addCalendarFeed,
    endCalendarFeed,
    importCalendarFile,
    ...helpPart.operations,
    ...checkInSchedulesPart.operations,
    ...medicationsPart.operations,
    ...careLogPart.operations,
  },
  reactions: [
    releaseTasks,
    releaseDrives,
    planEventReminders,
    endFeeds,
    ...checkInSchedulesPart.reactions,
    ...medicationsPart.reactions,
    ...careLogPart.reactions,
  ],
  jobs: [makeTasksOfSeries, remindOfEvents, ...checkInSchedulesPart.jobs, ...medicationsPart.jobs],
  stateSeeds: async ({ db, actor, now }) => ({ 'help.open': await readOpenHelp(db, actor, now) }),
});
