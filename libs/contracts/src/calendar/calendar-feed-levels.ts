/**
 * How much a calendar feed tells (CAL-4): when there is something and no more, that with its title, or all that the member who
 * reads it may see.
 */
export const calendarFeedLevels = ['busy', 'titles', 'full'] as const;
export type CalendarFeedLevel = (typeof calendarFeedLevels)[number];

/** Feeds that one member can have in a circle at a time. */
export const mostCalendarFeeds = 50;
