import type { ReactNode } from 'react';
import type { ManifestRead, RemoteManifest, SlotName, SlotProps } from '@carecircle/contracts';
import type { MessageLoaders } from '../messages/catalogue';
import type { FeatureInput, QueryKey } from '../operations/operation-types';
import type { SkillSet } from '../skills/define-skills';

type Loader<T> = () => Promise<{ default: T }>;
type Declared<List extends keyof RemoteManifest> = RemoteManifest[List] extends (infer Entry)[]
  ? Entry
  : never;

/** A query that a part asks at once with just this input, which is answered ahead with the page. */
type Read = {
  [Key in QueryKey]: { operation: Key; input: FeatureInput<Key> & ManifestRead['input'] };
}[QueryKey];
type WithReads<Entry extends { reads?: unknown }> = Omit<Entry, 'reads'> & { reads?: Read[] };

export type PageDefinition = WithReads<Declared<'routes'>> & { page: Loader<() => ReactNode> };

export type SlotDefinition = {
  [Name in SlotName]: WithReads<Omit<Declared<'slots'>, 'slot' | 'skeleton'>> & {
    slot: Name;
    skeleton?: Declared<'slots'>['skeleton'];
    item: Loader<(props: SlotProps[Name]) => ReactNode>;
  };
}[SlotName];

/** Starts work that runs on every screen; what it gives back stops it. */
export type Background = () => (() => void) | Promise<() => void>;

/** Everything a remote adds to the product (MFE-4): its table of contents, in `src/remote.ts`. */
export interface RemoteDefinition {
  name: string;
  /** Semantic-version range of `@carecircle/contracts` that the remote runs with (REL-5). */
  contractRange: string;
  routes: PageDefinition[];
  navigation?: Declared<'navigation'>[];
  slots?: SlotDefinition[];
  menu?: Declared<'menu'>[];
  quickActions?: Declared<'quickActions'>[];
  /** What the assistant can answer and do with this remote's records; `loadSkills` brings the code of all of them. */
  skills?: Declared<'skills'>[];
  loadSkills?: Loader<SkillSet>;
  /** Event types that the remote's commands cause. */
  publishes?: string[];
  /** Event types that its screens follow. */
  consumes?: string[];
  background?: Loader<Background>;
  messages: MessageLoaders;
}

/** Of a table of contents what a remote runs with. The page knows the rest from the manifest. */
export interface RunningDefinition extends Pick<
  RemoteDefinition,
  'name' | 'messages' | 'background' | 'loadSkills'
> {
  routes: Pick<PageDefinition, 'id' | 'page'>[];
  slots?: Pick<SlotDefinition, 'id' | 'item'>[];
}

/** Types a remote's table of contents; the build writes `remote.json` from it, `createRemote` runs it. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
