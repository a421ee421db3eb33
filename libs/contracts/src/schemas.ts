import './zod-settings';

export * from './primitives';
export { RefusalBody } from './refusal-body';
export * from './entities/account';
export * from './entities/bill';
export * from './entities/care-log';
export * from './entities/check-in';
export * from './entities/check-in-link';
export * from './entities/check-in-schedule';
export * from './entities/daily-reminder';
export * from './entities/calendar-event';
export { CalendarImport } from './entities/calendar-import';
export { CalendarFeed, FeedToken } from './entities/calendar-feed';
export * from './entities/circle';
export * from './entities/dose';
export * from './entities/emergency';
export * from './entities/help-request';
export * from './entities/interaction';
export { interactionSeverities } from './entities/interaction-codes';
export * from './entities/medication';
export * from './entities/member';
export * from './entities/message';
export * from './entities/notification';
export { PhotoText } from './entities/photo';
export * from './entities/points';
export * from './entities/preferences';
export * from './entities/recipient';
export { Repeat } from './entities/repeat';
export * from './entities/session';
export * from './entities/task';
export * from './entities/task-details';
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
export { Boot, ReleaseChoice, ServedRelease } from './remotes/boot';
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
