import './zod-settings';

export * from './primitives';
export { RefusalBody } from './refusal-body';
export * from './entities/account';
export * from './entities/bill';
export * from './entities/circle';
export * from './entities/emergency';
export * from './entities/member';
export * from './entities/message';
export * from './entities/notification';
export * from './entities/points';
export * from './entities/preferences';
export * from './entities/recipient';
export * from './entities/session';
export * from './entities/task';
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
