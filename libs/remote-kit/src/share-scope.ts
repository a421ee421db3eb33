/** One version of a shared module, as Module Federation describes it. */
export interface SharedVersion {
  version: string;
  from: string;
  scope: string[];
  /** Gives a function that gives the module; fetches it when it is not there yet. */
  get: () => Promise<() => unknown>;
  /** Gives the module that is there already. */
  lib?: () => unknown;
  loaded?: boolean;
  shareConfig: { singleton: boolean; requiredVersion: string; strictVersion?: boolean };
  useIn: string[];
  deps: string[];
  strategy: 'loaded-first';
}

/** What a page shares with its remotes: module name → version → how to get it (MFE-2). */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** What the entry of every remote exports, whoever built it: the protocol of Module Federation. */
export interface RemoteContainer {
  init: (shareScope: ShareScope) => void | Promise<void>;
  get: (name: string) => Promise<() => unknown>;
}
