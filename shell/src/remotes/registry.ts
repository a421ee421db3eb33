import {
  bestMatch,
  type Boot,
  type PathParams,
  type ReleaseChoice,
  type RemoteManifest,
} from '@carecircle/contracts';
import { manifestWord, registerRoutes, type SlotEntry } from '@carecircle/remote-kit';
import type { IconDrawing } from '@carecircle/ui';
import { openRelease } from './loading/open-release';
import { RemoteSource } from './remote-source';
import { sharedVersions } from './loading/shared-versions';

type Entries = 'routes' | 'slots' | 'navigation' | 'quickActions';
type Own<Key extends Entries> = RemoteManifest[Key][number] & { remote: string };
export type RegisteredRoute = Own<'routes'>;
export type NavigationEntry = Own<'navigation'>;
export type QuickAction = Own<'quickActions'>;

/** Everything that the remotes of this circle bring, from the release registry (MFE-3). A new object at each change. */
export interface Registry {
  sources: ReadonlyMap<string, RemoteSource>;
  routes: readonly RegisteredRoute[];
  slotItems: readonly SlotEntry[];
  navigation: readonly NavigationEntry[];
  quickActions: readonly QuickAction[];
}

/** Screens of the shell itself, which take part in navigation by route id. */
type ShellRoutes = RemoteManifest['routes'];

let contractsVersion = '';
let shellRoutes: ShellRoutes = [];
let registry: Registry = assemble([]);
const listeners = new Set<() => void>();

export function currentRegistry(): Registry {
  return registry;
}

export function subscribeRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the releases that the server chose. */
export function fillRegistry(
  boot: Pick<Boot, 'releases' | 'contractsVersion'>,
  ownRoutes: ShellRoutes,
): void {
  contractsVersion = boot.contractsVersion;
  shellRoutes = ownRoutes;
  replace(boot.releases.map(toSource));
}

/** Another release of a remote is served from now on. */
export function exchangeRelease(choice: ReleaseChoice): void {
  const others = [...registry.sources.values()].filter((source) => source.choice.remote !== choice.remote);
  replace([...others, toSource(choice)]);
}

/** The remote's route for a path, or null. */
export function matchRoute(path: string): { route: RegisteredRoute; params: PathParams } | null {
  return bestMatch(registry.routes, path);
}

/** How the addresses of all screens begin, with the shell's own and the bare address: `''`, `dashboard`, `tasks`. */
export function screenNames(): string[] {
  const paths = [...shellRoutes, ...registry.routes].map(({ path }) => path.split('/')[1] ?? '');
  return [...new Set(['', ...paths])];
}

/** A release that this page may run, and the one whose screen is shown. */
export const knownReleases = {
  find: (remote: string, version: string) => {
    const { current, previous } = registry.sources.get(remote)?.choice ?? {};
    return [current, previous].find((each) => each?.manifest.version === version) ?? undefined;
  },
  shown: () => registry.sources.get(matchRoute(location.pathname)?.route.remote ?? '')?.choice.current,
};

/** What a remote says of itself under a key. */
export function areaWord(remote: string, key: string, language: string): string {
  return manifestWord(registry.sources.get(remote)?.choice.current.manifest ?? {}, key, language);
}

/** Takes what remotes say of themselves in a language that the page did not bring; English where one does not speak it. */
export function addRemoteWords(choices: readonly ReleaseChoice[], language: string): void {
  const sources = [...registry.sources.values()];
  for (const { choice } of sources) {
    const spoken = choices.find(({ remote }) => remote === choice.remote)?.current.manifest.words ?? {};
    const words = spoken[language] ?? spoken['en'];
    if (words) choice.current.manifest.words[language] ??= words;
  }
  replace(sources);
}

/** The drawing of an icon that a remote's manifest names. */
export function manifestIcon(remote: string, name: string): IconDrawing | undefined {
  return registry.sources.get(remote)?.choice.current.manifest.icons[name];
}

function toSource(choice: ReleaseChoice): RemoteSource {
  return new RemoteSource(choice, { contractsVersion, shared: sharedVersions }, openRelease);
}

function replace(sources: readonly RemoteSource[]) {
  registry = assemble(sources);
  const manifests = sources.map((source) => source.choice.current.manifest);
  registerRoutes([{ name: 'shell', routes: shellRoutes }, ...manifests]);
  for (const listener of listeners) listener();
}

function assemble(sources: readonly RemoteSource[]): Registry {
  return {
    sources: new Map(sources.map((source) => [source.choice.remote, source])),
    routes: all(sources, 'routes'),
    slotItems: all(sources, 'slots'),
    navigation: all(sources, 'navigation').sort(byOrder),
    quickActions: all(sources, 'quickActions'),
  };
}

function all<Key extends Entries>(sources: readonly RemoteSource[], key: Key) {
  return sources.flatMap((source) => entriesOf(source, key));
}

/** What was made of a source before: another release of one remote leaves the items of all others as they are. */
const known = new WeakMap<RemoteSource, Partial<Record<Entries, object[]>>>();

function entriesOf<Key extends Entries>(source: RemoteSource, key: Key): Own<Key>[] {
  const { remote, current } = source.choice;
  const ofSource = known.get(source) ?? {};
  known.set(source, ofSource);
  return (ofSource[key] ??= current.manifest[key].map((entry) => ({ ...entry, remote }))) as Own<Key>[];
}

function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order;
}
