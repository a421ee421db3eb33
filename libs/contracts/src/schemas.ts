import './zod-settings';

export * from './primitives';
export { RefusalBody } from './refusal-body';
export * from './account/account';
export { AccountToken, AccountLinkKind } from './account/account-link';
export { BillingInterval, CirclePlan, Invoice, PaidPlanId, PlanId, PlanNews } from './billing/plan';
export * from './finance/bill';
export { Budget, BudgetInput } from './finance/budget';
export { Expense, ExpenseInput } from './finance/expense';
export { ExpenseImport } from './finance/expense-import';
export { Call, CallContent, CallParticipant, IceServer } from './calls/call';
export * from './care-log/care-log';
export * from './check-ins/check-in';
export * from './check-ins/check-in-link';
export * from './check-ins/check-in-schedule';
export * from './daily-reminder/daily-reminder';
export * from './calendar/calendar-event';
export { CalendarImport } from './calendar/calendar-import';
export { CalendarFeed, FeedToken } from './calendar/calendar-feed';
export * from './circles/circle';
export * from './medications/dose';
export { DirectoryDoctor } from './doctors/directory-doctor';
export { Doctor, DoctorInput, DoctorVisit, DoctorVisits } from './doctors/doctor';
export { type OwnBackup } from './copies/copies.contract';
export { LouiseAnswer, LouiseEntry, LouiseHelp, LouiseModel, ModelHindrance } from './louise/louise.contract';
export * from './documents/document';
export * from './emergency/emergency';
export {
  CardContent,
  CardLink,
  CardProof,
  CardToken,
  CardView,
  EmergencyCard,
} from './emergency/emergency-card';
export * from './help/help-request';
export * from './medications/interaction';
export { interactionSeverities } from './medications/interaction-codes';
export * from './medications/medication';
export * from './circles/member';
export * from './circles/member-profile';
export * from './communication/message';
export * from './communication/message-file';
export * from './notifications/notification';
export * from './notifications/notification-settings';
export * from './notifications/push-device';
export * from './invitations/invitation';
export { PhotoText } from './files/photo';
export * from './points/points';
export * from './account/preferences';
export * from './privacy/privacy';
export * from './circles/recipient';
export * from './releases/release';
export * from './releases/health-report';
export { RunningRelease } from './releases/running-release';
export * from './reports/care-report';
export { Repeat } from './series/repeat';
export * from './account/security';
export * from './account/session';
export { Booking, BookingInput, BookingStatus } from './services/booking';
export { Provider } from './services/provider';
export * from './support/support';
export * from './tasks/task';
export * from './tasks/task-details';
export * from './wearables/health-data';
export * from './wearables/health-reading';
export * from './wearables/wearable';
export {
  eventMap,
  isEventType,
  parseDomainEvent,
  type DomainEvent,
  type EventPayload,
  type EventType,
} from './events/event-map';
export { type EventDefinition, type EventScope } from './events/domain-event';
export { isSignalType, signalMap, type Signal, type SignalType } from './events/signals';
export { stateSchemas, type StateChannel, type StateValue } from './events/state-schemas';
export { Boot, Override, ReleaseChoice, ServedRelease } from './remotes/boot';
export {
  ManifestRead,
  PageManifest,
  RemoteManifest,
  remoteDeclaration,
  ManifestMenuEntry,
  ManifestNavigation,
  ManifestQuickAction,
  ManifestRoute,
  ManifestSkill,
  ManifestSlotItem,
} from './remotes/remote-manifest';
export { SlotName, type SlotProps } from './remotes/slots';
