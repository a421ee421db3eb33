export { createRemote } from './remote/create-remote';
export { defineFeature, type FeatureDefinition } from './remote/define-feature';
export {
  defineRemote,
  type Background,
  type PageDefinition,
  type RemoteDefinition,
  type SlotDefinition,
} from './remote/define-remote';
export { joinFeatures } from './remote/join-features';
export { PartFailure, type PartFailureProps } from './remote/part-failure';
export { RemoteRoot, type RemoteRootProps } from './remote/remote-root';
export { defineSkills, propose, type SkillSet } from './skills/define-skills';
export { type AskedContext, type LoadedSkill } from './skills/load-skills';
export {
  type Proposal,
  type Question,
  type Skill,
  type SkillAnswer,
  type SkillContext,
  type SkillLink,
} from './skills/skill';
export {
  remoteModuleApi,
  type FailureStage,
  type MountProps,
  type PartLifecycles,
  type RemoteFailure,
  type RemoteModule,
} from './remote-module';
export { type RemoteContainer, type ShareScope, type SharedVersion } from './share-scope';
export {
  followRights,
  forgetCircle,
  forgetPerson,
  keepOnDevice,
  openCachedPage,
  refetchEverything,
  warnNotCached,
  sendWaiting,
  startKit,
  wipeLocalData,
} from './start-kit';
export { pageCacheName } from './offline-cache/clear-offline-cache';
export { goesOnKeeping, onKeepsData, setKeepsData, useKeepsData } from './offline-cache/keeps-data';
export { useTrueTime, type TrueTime } from './offline-cache/true-time';
export { openDeviceStorage } from './offline-cache/open-device-storage';
export type { DeviceStorage, Download, DownloadKind, StorageFigures } from './offline-cache/device-storage';

export {
  chooseForDevice,
  dataUsages,
  useDeviceChoices,
  type DataUsage,
  type DeviceChoices,
} from './sync/device-choices';
export { isHeldBack, onSync, syncMode, useIsSyncing, useSyncMode, type SyncMode } from './sync/sync';
export { syncNow } from './sync/ask-sync';
export { useNetwork, whenFetchAhead, type Network } from './sync/network';
export { useMedia } from './sync/use-media';

export { useAllowed } from './session/use-allowed';
export { useMember, useMemberName, useMembers } from './session/use-members';
export { currentSession, useOptionalSession, useSession, type CircleSession } from './session/use-session';

export { callOperation } from './operations/call-operation';
export { newId } from './operations/new-id';
export type {
  CommandKey,
  FeatureInput,
  OperationInput,
  OperationKey,
  OperationOutput,
  QueryKey,
} from './operations/operation-types';
export { Refusal, Unreachable, type FieldRefusal } from './operations/refusal';

export { type ApplyMap } from './queries/live-query-meta';
export { queryClient } from './queries/query-client';
export { retryFailedReads } from './queries/retry-failed-reads';
export { useLivePages, type LivePages, type LivePagesOptions } from './queries/use-live-pages';
export { needsRefetch } from './queries/needs-refetch';
export { useLiveQuery, type LiveQuery, type LiveQueryOptions } from './queries/use-live-query';
export { useSettled } from './queries/use-settled';

export { OfflineNote, OfflineReason } from './commands/offline-note';
export { useGate, type Gate } from './commands/use-gate';
export { useIsOffline } from './commands/use-is-offline';
export { type CommandOutcome } from './commands/command-outcome';
export { patch, patchPages, type Patch } from './commands/patch';
export { type QueuedCommand } from './commands/queued-command';
export { retryDelayMs } from './commands/retry-delay';
export { sendCommand, type SendOptions } from './commands/send-command';
export { useEdited, type Edited } from './commands/use-edited';
export { useCommand, type Command, type CommandOptions } from './commands/use-command';
export { discardCommand } from './commands/discard-command';
export { useQueuedCommands, useUnsentCommands, type QueuedCommands } from './commands/use-queued-commands';

export { getBusState, setBusState, useBusState } from './events/bus-state';
export { useEvent, useSignal } from './events/use-event';

export { loadMessages, type LoadedMessages, type MessageLoaders } from './messages/catalogue';
export { type MessageValues, type RichValues } from './messages/format-message';
export { messagesOf, translator, type Translate } from './messages/messages-of';
export { separateWords } from './messages/separate-words';
export { retryableLazy } from './remote/retryable-lazy';
export { useFormErrors, type ExactWords, type FormErrors } from './words/use-form-errors';
export { provideKitWords, type KitWords } from './words/kit-words';
export { sayPartFailed } from './words/say-part-failed';
export { useFieldWords, useRefusalWords } from './words/use-words';

export { createFormats, localeOf, type Formats, type FormatSettings } from './formats/create-formats';
export { type DayStyle } from './formats/format-day';
export { nowMs } from './formats/server-clock';
export { useFormats } from './formats/use-formats';
export { useNow } from './formats/use-now';
export { listFormat } from './formats/intl';
export { wallMoment, type WallMoment } from './formats/wall-moment';

export { changeSearch } from './navigation/change-search';
export { manifestWord } from './navigation/manifest-word';
export { navigate, navigateTo } from './navigation/navigate';
export { RouteLink, type RouteLinkProps } from './navigation/route-link';
export {
  knownRoutes,
  registerRoutes,
  routePath,
  type Route,
  type RouteParams,
  type RouteSearch,
} from './navigation/routes';
export { useMenuEntries, type MenuEntry } from './navigation/use-menu-entries';
export { useRoutePath } from './navigation/use-route-path';

export { Slot } from './slots/slot';
export { provideSlotHost, type MountedSlotItem, type SlotEntry, type SlotHost } from './slots/slot-host';
export { useSlotEntries } from './slots/use-slot-entries';

export { useDraft, type Draft } from './drafts/use-draft';
