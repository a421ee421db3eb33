import type { RemoteManifest } from '@carecircle/contracts';
import type { LoadedSkill } from './skills/load-skills';

/** Number of this interface; the shell refuses a remote that speaks another before any of its code is mounted. */
export const remoteModuleApi = 1;

/** Where a failure happened, for the health signals of a release (REL-4) and the recovery ladder (MFE-8). */
export type FailureStage = 'load' | 'mount' | 'render' | 'background';

export interface RemoteFailure {
  remote: string;
  /** `route:<id>`, `slot:<id>` or `background`. */
  part: string;
  stage: FailureStage;
  error: unknown;
}

/** What the shell passes when it mounts a page or a slot item, beside single-spa's own props. */
export interface MountProps {
  /** Single-spa's name of the application or parcel: unique for each mounted root. */
  name: string;
  domElement: HTMLElement;
  /** Told of each failure; the part then shows its own card with Retry unless the shell unmounts it. */
  onFailure: (failure: RemoteFailure) => void;
  /** Props of a slot item (`SlotProps`). */
  itemProps?: Readonly<Record<string, unknown>>;
}

/** Single-spa lifecycles of one part. They never reject: a failure is reported through `onFailure`. */
export interface PartLifecycles {
  bootstrap: (props: MountProps) => Promise<void>;
  mount: (props: MountProps) => Promise<void>;
  unmount: (props: MountProps) => Promise<void>;
  /** Takes other item props; what has no such way goes on with those it was mounted with. */
  update?: (props: MountProps) => Promise<void>;
  /** Deactivates what is mounted in an element, with its state, or activates it at once. What has no such way is mounted again. */
  show?: (domElement: HTMLElement, isShown: boolean) => void;
}

/** Words that came with the page, by language, and the parts that need no others. */
export type SpokenWords = Pick<RemoteManifest, 'words' | 'spokenParts'>;

/** Resolves when a release's files of words in a language may run, each checked against its sum; rejects when they may not. */
export type RequireWords = (language: string) => Promise<void>;

/** What a remote's one federation expose `./remote` gives as its default export. */
export interface RemoteModule {
  readonly api: typeof remoteModuleApi;
  readonly name: string;
  /** Before anything is shown: the words of the release whose code this is, and what must come before any others. */
  takeWords: (spoken: SpokenWords, requireWords: RequireWords) => void;
  /** Lifecycles of a screen, for `registerApplication`; undefined when the remote has no such route. */
  page: (routeId: string) => PartLifecycles | undefined;
  /** Lifecycles of a slot item, for `mountRootParcel`; undefined when the remote has no such item. */
  slotItem: (itemId: string) => PartLifecycles | undefined;
  /** Fetches code and words of parts ahead of showing them, such as the first route before React renders. */
  preload: (parts: readonly string[]) => Promise<void>;
  /** Brings the assistant's skills of this remote with their words in a language (MFE-5). What was made before has no such way. */
  skills?: (language: string) => Promise<readonly LoadedSkill[]>;
  /** Starts the remote's work that runs on every screen, if it has any; the answer stops it. */
  start: (onFailure: (failure: RemoteFailure) => void) => Promise<() => void>;
}
