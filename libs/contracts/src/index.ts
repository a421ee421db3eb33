/** What needs no zod: a first screen loads this, and the schemas only once something must be checked. */
export type * from './schemas';

export { actions, type Action } from './actions';
export { refusalStatus, type RefusalCode } from './refusal-status';
export { codesOfIssues, fieldCodes } from './field-codes';
export { alertCountdownSeconds, mostHeldMs } from './emergency/alert-countdown';
export { billCategories, billFrequencies } from './finance/bill-choices';
export { billStatus, type BillStatus } from './finance/bill-status';
export { calendarEventTypes } from './calendar/calendar-event-types';
export {
  calendarFeedLevels,
  mostCalendarFeeds,
  type CalendarFeedLevel,
} from './calendar/calendar-feed-levels';
export { calendarImportLimits, leftReasons, toldReasons } from './calendar/calendar-import-limits';
export { circleGraceDays, circleLimits, dayLimits, listLimits } from './circles/circle-limits';
export { careLogLimits, careTimeKinds, journalAudiences } from './care-log/care-log-choices';
export {
  checkInLinkHours,
  checkInScheduleLimits,
  defaultCheckInSchedule,
  rungAudiences,
} from './check-ins/check-in-schedule-choices';
export { currencyFractionDigits, majorAmount, mostMinorUnits } from './finance/currency';
export { defaultPreferences } from './account/default-preferences';
export { doctorLimits, specialties, type Specialty } from './doctors/doctor-choices';
export { documentFileUrl, documentPaths, documentUploadUrl } from './documents/document-address';
export {
  documentEndings,
  documentFilters,
  documentKinds,
  documentLimits,
  documentTypes,
} from './documents/document-choices';
export { emergencyNumbersOf, type EmergencyNumber } from './emergency/emergency-number';
export { helpShownMinutes, mostOpenHelp } from './help/help-shown-minutes';
export { invitationDays, invitationMethods, type InvitationMethod } from './invitations/invitation-choices';
export { languageNames, languages } from './account/languages';
export { mailKinds, type MailKind } from './account/mail-kinds';
export { legalVersion } from './account/legal-version';
export { levelFor, pointsFor, pointsPerLevel } from './points/levels';
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
} from './medications/medication-choices';
export { dangerKeys, dangersOf, interactionKey } from './medications/medication-dangers';
export { notificationTypes } from './notifications/notification-types';
export { mostPhotoBytes } from './files/most-photo-bytes';
export { activeAlerts, ownArmedAlert, withAlert } from './emergency/open-alerts';
export { photoPaths, photoUrl, type PhotoOwner } from './files/photo-address';
export { relationships } from './circles/relationships';
export {
  coverageDays,
  monthlyChoices,
  repeatFrequencies,
  seriesScopes,
  weekdays,
  type SeriesScope,
  type Weekday,
} from './series/repeat-choices';
export {
  firstDefaultPermissions,
  permissionFlags,
  roles,
  viewFlagOf,
  type PermissionFlag,
} from './circles/roles';
export {
  reportAdherence,
  reportLimits,
  reportPaths,
  reportPeriods,
  type ReportPeriod,
} from './reports/report-choices';
export { taskDetailLimits } from './tasks/task-detail-limits';
export {
  bandHours,
  dayBands,
  providerKinds,
  serviceLimits,
  type DayBand,
  type ProviderKind,
} from './services/service-choices';
export { isIn, streakAfter, streakOfDays, streakOn } from './points/streak';
export { isStateChannel, stateDefaults } from './events/state-defaults';
export { admitPath, shellPaths, signedOutPaths, wantedPath, type Visit } from './remotes/admit-path';
export { bestMatch, matchPath, type PathParams } from './remotes/match-path';
export { satisfiesRange } from './remotes/satisfies-range';
export { slotNames } from './remotes/slot-names';
