import type { RemoteManifest } from '@carecircle/contracts';

/** An item of a slot and the remote that brings it. */
export type SlotEntry = RemoteManifest['slots'][number] & { remote: string };

export interface MountedSlotItem {
  update: (props: Readonly<Record<string, unknown>>) => void;
  unmount: () => void;
}

/** What the shell gives so that slots can show items of remotes; set once at start with `provideSlotHost`. */
export interface SlotHost {
  /** All items of all remotes; the same array until the registry changes. */
  entries: () => readonly SlotEntry[];
  subscribe: (listener: () => void) => () => void;
  /** Loads the remote and mounts the item. Failures are the host's to show inside `element`; it never throws. */
  mount: (
    entry: SlotEntry,
    element: HTMLElement,
    props: Readonly<Record<string, unknown>>,
  ) => MountedSlotItem;
}

const noItems: readonly SlotEntry[] = [];
let host: SlotHost = {
  entries: () => noItems,
  subscribe: () => () => undefined,
  mount: () => ({ update: () => undefined, unmount: () => undefined }),
};

/** Tells remote-kit who mounts slot items; called by the shell before anything is shown. */
export function provideSlotHost(provided: SlotHost): void {
  host = provided;
}

export function slotHost(): SlotHost {
  return host;
}
