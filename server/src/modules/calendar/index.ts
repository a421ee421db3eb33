export { calendarPart } from './calendar.part';
export { copiedCalendar } from './copied-calendar';
export { endPendingEvent } from './end-pending-event';
export { readFeed } from './feeds/read-feed';
export { putCalendarEvent } from './put-calendar-event';
export { readEventsDueSoon } from './read-events-due-soon';
export { readDoctorEvents } from './read-doctor-events';
export { requireRecipientOfEvent } from './require-fitting-event';
