import './zod-settings';

export { actions, type Action } from './actions';
export * from './primitives';
export { refusalStatus, RefusalBody, type RefusalCode } from './errors';
export { codesOfIssues, fieldCodes } from './field-codes';
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
export { stateChannels, type StateChannel, type StateValue } from './events/state-channels';
export {
  notificationCauses,
  type NotificationAudience,
  type NotificationCauseName,
} from './notifications/causes';
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
export { admitPath, shellPaths, signedOutPaths, wantedPath, type Visit } from './remotes/admit-path';
export { bestMatch, matchPath, type PathParams } from './remotes/match-path';
export { satisfiesRange } from './remotes/satisfies-range';
export { SlotName, slotNames, type SlotProps } from './remotes/slots';
