/** What needs no zod: a first screen loads this, and the schemas only once something must be checked. */
export type * from './schemas';

export { actions, type Action } from './actions';
export { refusalStatus, type RefusalCode } from './refusal-status';
export { codesOfIssues, fieldCodes } from './field-codes';
export { withOwnDirection } from './own-direction';
export { alertCountdownSeconds, drillMinutes, mostHeldMs } from './emergency/alert-countdown';
export { billCategories, billFrequencies } from './finance/bill-choices';
export {
  billingIntervals,
  invoicesPath,
  paymentWebhookPath,
  planCurrency,
  planIds,
  plans,
  popularPlan,
  yearlySaving,
  yearlySavingPercent,
  type PlanTerms,
} from './billing/plan-choices';
export { budgetMonths } from './finance/budget-choices';
export { expenseColumns, expenseFaults, expenseImportLimits } from './finance/expense-import-limits';
export { financeFilePath } from './finance/finance-file';
export { billStatus, type BillStatus } from './finance/bill-status';
export { callLimits, callMedia, type CallMedia } from './calls/call-choices';
export { ringingCalls, withCall } from './calls/open-calls';
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
export {
  circleCopy,
  circleCopyFaults,
  circleCopyLimits,
  circleCopyPath,
  ownBackupNights,
  ownBackupPath,
  type CircleCopyFault,
} from './copies/copy-choices';
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
export { alertLadder } from './emergency/alert-ladder';
export { contactWays } from './emergency/contact-ways';
export { mostCardMedications, mostCardPeople, mostCardViews } from './emergency/card-limits';
export { emergencyNumberFor, emergencyNumbersOf, type EmergencyNumber } from './emergency/emergency-number';
export { helpShownMinutes, mostOpenHelp } from './help/help-shown-minutes';
export { invitationDays, invitationMethods, type InvitationMethod } from './invitations/invitation-choices';
export { languageNames, languages } from './account/languages';
export { louiseLimits } from './louise/louise-limits';
export { mailKinds, type MailKind } from './account/mail-kinds';
export {
  loginHistoryDays,
  mostPasskeys,
  mostSignedInBrowsers,
  mostSignInRecords,
  recoveryCodeCount,
  signInMethods,
  type SignInMethod,
} from './account/security-choices';
export {
  activityReportMs,
  defaultSessionTimeout,
  sessionTimeouts,
  timeoutWarningMs,
  type SessionTimeout,
} from './account/session-timeout';
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
export {
  defaultNotificationSettings,
  notificationLimits,
  reminderAdvances,
} from './notifications/notification-settings-choices';
export { supportLimits } from './support/support-limits';
export { healthImportUrl, wearablePaths } from './wearables/wearable-address';
export {
  defaultHealthSettings,
  deviceMetricOf,
  deviceMetrics,
  healthConsequences,
  healthMetrics,
  healthRanges,
  metricFacts,
  metricsOfType,
  syncIntervals,
  watchedMetrics,
  wearableLimits,
  wearableTypes,
  type HealthConsequence,
  type HealthRange,
  type WatchedMetric,
} from './wearables/wearable-choices';
export { notificationTypes } from './notifications/notification-types';
export { isNewsTo } from './communication/is-news-to';
export { messageFileUrl, messagePaths, messageUploadUrl } from './communication/message-address';
export {
  messageFileEndings,
  messageFileKinds,
  messageFileTypes,
  messageLimits,
} from './communication/message-choices';
export { uploadLimits } from './files/upload-limits';
export { mostPhotoBytes } from './files/most-photo-bytes';
export {
  activeAlerts,
  ownArmedAlert,
  ownArmedAlerts,
  rememberEnds,
  withAlert,
  withPlace,
} from './emergency/open-alerts';
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
export { auditActions, type AuditAction } from './privacy/audit-actions';
export { consentKinds, consentVersion, type ConsentKind } from './privacy/consent-choices';
export { exportPath, privacyLimits } from './privacy/privacy-limits';
export { sharedKindOf, sharedKinds, type SharedKind } from './privacy/shared-kinds';
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
export { addressOfLink, isScreenLink, screenLink } from './remotes/screen-link';
export { bestMatch, matchPath, type PathParams } from './remotes/match-path';
export { releaseLimits, releasePaths, rolloutSlots, usualStages } from './releases/release-limits';
export { remoteEdited } from './remotes/remote-edited';
export { satisfiesRange } from './remotes/satisfies-range';
export { slotNames } from './remotes/slot-names';
