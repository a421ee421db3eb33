/** What an event can be (section 3 of the specification). */
export const calendarEventTypes = ['appointment', 'meal', 'activity', 'other'] as const;
