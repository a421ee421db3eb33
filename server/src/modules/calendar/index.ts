export { calendarPart } from './calendar.part';
export { readFeed } from './feeds/read-feed';
export { readDoctorEvents } from './read-doctor-events';
