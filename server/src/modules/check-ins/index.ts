export { checkInsPart } from './check-ins.part';
export { type CheckInRow, checkIns } from './check-ins.tables';
export { copiedCheckIns } from './copied-check-ins';
export { daysOf, readLatestCheckIns, readStreak } from './read-check-ins';
export { readCheckInNotes, readCheckInSteps, type CheckInStep } from './read-check-in-steps';
export { readPausedDays } from './schedules/read-paused-days';
export { checkInsNotificationFacts } from './check-ins.notifications';
