import type { ReactNode } from 'react';
import type { RemoteManifest, SlotName, SlotProps } from '@carecircle/contracts';
import type { MessageLoaders } from '../messages/catalogue';
import type { Skill } from './skill';

type Loader<T> = () => Promise<{ default: T }>;
type Declared<List extends keyof RemoteManifest> = RemoteManifest[List] extends (infer Entry)[]
  ? Entry
  : never;

export type PageDefinition = Declared<'routes'> & { page: Loader<() => ReactNode> };

export type SlotDefinition = {
  [Name in SlotName]: Omit<Declared<'slots'>, 'slot' | 'skeleton'> & {
    slot: Name;
    skeleton?: Declared<'slots'>['skeleton'];
    item: Loader<(props: SlotProps[Name]) => ReactNode>;
  };
}[SlotName];

export type SkillDefinition = Declared<'skills'> & { skill: Loader<Skill> };

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
  skills?: SkillDefinition[];
  /** Event types that the remote's commands cause. */
  publishes?: string[];
  /** Event types that its screens follow. */
  consumes?: string[];
  background?: Loader<Background>;
  messages: MessageLoaders;
}

/** Types a remote's table of contents; the build writes `remote.json` from it, `createRemote` runs it. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
