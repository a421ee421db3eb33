export { checkInsPart } from './check-ins.part';
export { type CheckInRow, checkIns } from './check-ins.tables';
export { daysOf, readLatestCheckIns, readStreak } from './read-check-ins';
export { readPausedDays } from './schedules/read-paused-days';
