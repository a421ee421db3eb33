/** What needs no zod: a first screen loads this, and the schemas only once something must be checked. */
export type * from './schemas';

export { actions, type Action } from './actions';
export { refusalStatus, type RefusalCode } from './refusal-status';
export { codesOfIssues, fieldCodes } from './field-codes';
export { alertCountdownSeconds, mostHeldMs } from './entities/alert-countdown';
export { billCategories, billFrequencies } from './entities/bill-choices';
export { billStatus, type BillStatus } from './entities/bill-status';
export { calendarEventTypes } from './entities/calendar-event-types';
export {
  calendarFeedLevels,
  mostCalendarFeeds,
  type CalendarFeedLevel,
} from './entities/calendar-feed-levels';
export { calendarImportLimits, leftReasons, toldReasons } from './entities/calendar-import-limits';
export { circleLimits, dayLimits, listLimits } from './entities/circle-limits';
export { careLogLimits, careTimeKinds, journalAudiences } from './entities/care-log-choices';
export {
  checkInLinkHours,
  checkInScheduleLimits,
  defaultCheckInSchedule,
  rungAudiences,
} from './entities/check-in-schedule-choices';
export { currencyFractionDigits, majorAmount, mostMinorUnits } from './entities/currency';
export { defaultPreferences } from './entities/default-preferences';
export { emergencyNumbersOf, type EmergencyNumber } from './entities/emergency-number';
export { helpShownMinutes, mostOpenHelp } from './entities/help-shown-minutes';
export { languageNames, languages } from './entities/languages';
export { legalVersion } from './entities/legal-version';
export { levelFor, pointsFor, pointsPerLevel } from './entities/levels';
export {
  doseLimits,
  doseLogStatuses,
  doseStatuses,
  medicationCategories,
  medicationDefaults,
  medicationForms,
  medicationFrequencies,
  medicationPriorities,
  medicationStatuses,
  mostUnits,
  timesOfFrequency,
} from './entities/medication-choices';
export { dangerKeys, dangersOf, interactionKey } from './entities/medication-dangers';
export { notificationTypes } from './entities/notification-types';
export { mostPhotoBytes } from './entities/most-photo-bytes';
export { activeAlerts, ownArmedAlert, withAlert } from './entities/open-alerts';
export { photoPaths, photoUrl, type PhotoOwner } from './entities/photo-address';
export { relationships } from './entities/relationships';
export {
  coverageDays,
  monthlyChoices,
  repeatFrequencies,
  seriesScopes,
  weekdays,
  type SeriesScope,
  type Weekday,
} from './entities/repeat-choices';
export { permissionFlags, roles, type PermissionFlag } from './entities/roles';
export { taskDetailLimits } from './entities/task-detail-limits';
export { isIn, streakAfter, streakOfDays, streakOn } from './entities/streak';
export { isStateChannel, stateDefaults } from './events/state-defaults';
export { admitPath, shellPaths, signedOutPaths, wantedPath, type Visit } from './remotes/admit-path';
export { bestMatch, matchPath, type PathParams } from './remotes/match-path';
export { satisfiesRange } from './remotes/satisfies-range';
export { slotNames } from './remotes/slot-names';
