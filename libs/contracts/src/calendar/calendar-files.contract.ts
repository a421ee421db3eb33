import * as z from 'zod';
import { mostCalendarFeeds } from './calendar-feed-levels';
import { CalendarFeed, CalendarFeedLevel, FeedToken } from './calendar-feed';
import { CalendarFileText, CalendarImport } from './calendar-import';
import { calendarImportLimits } from './calendar-import-limits';
import { Id } from '../primitives';
import { command, query } from '../api/operation';

const area = 'care';
const feed = { feedId: Id };

export const calendarFilesContract = {
  listCalendarFeeds: query({
    area,
    name: 'listCalendarFeeds',
    summary: 'My own calendar feeds in this circle, the newest first',
    scope: 'circle',
    action: 'circle:view',
    input: {},
    output: z.array(CalendarFeed).max(mostCalendarFeeds),
  }),
  addCalendarFeed: command({
    area,
    name: 'addCalendarFeed',
    summary: 'Open a feed of the calendar for myself, read at `/feeds/<token>.ics` without a session',
    scope: 'circle',
    action: 'event:view',
    input: { ...feed, token: FeedToken, level: CalendarFeedLevel },
    output: CalendarFeed,
  }),
  endCalendarFeed: command({
    area,
    name: 'endCalendarFeed',
    summary: 'End a feed of mine: its address is at once as if it had never been',
    scope: 'circle',
    action: 'circle:view',
    input: feed,
    output: z.object(feed),
  }),
  importCalendarFile: command({
    area,
    name: 'importCalendarFile',
    summary:
      'Add the events of an iCalendar file, each UID once; with `isPreview` it only says what would be added and what not',
    scope: 'circle',
    action: 'event:edit',
    bodyBytes: 3 * calendarImportLimits.fileBytes,
    input: { recipientId: Id.nullable(), file: CalendarFileText, isPreview: z.boolean() },
    output: CalendarImport,
  }),
};
