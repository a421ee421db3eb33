import { addCalendarEvent } from './add-calendar-event.command';
import { cancelCalendarEvent } from './cancel-calendar-event.command';
import { claimDrive } from './claim-drive.command';
import { completeCalendarEvent } from './complete-calendar-event.command';
import { deleteCalendarEvent } from './delete-calendar-event.command';
import { deleteCalendarSeries } from './delete-calendar-series.command';
import { editCalendarEvent } from './edit-calendar-event.command';
import { editCalendarSeries } from './edit-calendar-series.command';
import { addCalendarFeed } from './feeds/add-calendar-feed.command';
import { endCalendarFeed } from './feeds/end-calendar-feed.command';
import { endFeeds } from './feeds/end-feeds.reaction';
import { listCalendarFeeds } from './feeds/list-calendar-feeds.query';
import { importCalendarFile } from './files/import-calendar-file.command';
import { handBackDrive } from './hand-back-drive.command';
import { listCalendarEvents } from './list-calendar-events.query';
import { listFullDays } from './list-full-days.query';
import { listUncovered } from './list-uncovered.query';
import { releaseDrives } from './release-drives.reaction';
import { reopenCalendarEvent } from './reopen-calendar-event.command';
import { restoreCalendarEvent } from './restore-calendar-event.command';
import { restoreCalendarSeries } from './restore-calendar-series.command';

/** What the calendar and its feeds add to the area of care (CAL-1). */
export const calendarPart = {
  operations: {
    listCalendarEvents,
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
    listCalendarFeeds,
    addCalendarFeed,
    endCalendarFeed,
    importCalendarFile,
  },
  reactions: [releaseDrives, endFeeds],
};
