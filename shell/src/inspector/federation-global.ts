import type { ServedRelease } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { currentRegistry } from '../remotes/registry';
import { shareScope } from '../remotes/loading/share-scope';
import { sharedVersions } from '../remotes/loading/shared-versions';

/** What Module Federation's runtime keeps for its tools, which a remote that brings that runtime goes on filling. */
interface FederationGlobal {
  __GLOBAL_PLUGIN__: unknown[];
  __INSTANCES__: unknown[];
  __SHARE__: Record<string, unknown>;
  __MANIFEST_LOADING__: Record<string, unknown>;
  __PRELOADED_MAP__: Map<string, boolean>;
  __PRELOADED_ASSETS__: Set<string>;
  moduleInfo: Record<string, unknown>;
}

const host = 'shell';
/** Remotes that we have put there: another release of one replaces the one before. */
let filled: string[] = [];

/**
 * Tells the tools of Module Federation (`__FEDERATION__`) what they read in manifests that this page does not use: who is host, which
 * remotes it has, what is shared. The runtime itself adds its instance.
 */
export function fillFederation(): void {
  const page = globalThis as { __FEDERATION__?: FederationGlobal };
  const federation = (page.__FEDERATION__ ??= empty());
  for (const key of filled) Reflect.deleteProperty(federation.moduleInfo, key);
  const releases = [...currentRegistry().sources.values()].map(({ choice }) => choice.current);
  const remotes = releases.map((release) => [placeOf(release), remoteInfo(release)] as const);
  Object.assign(federation.moduleInfo, { [host]: hostInfo(releases), ...Object.fromEntries(remotes) });
  filled = [host, ...remotes.map(([place]) => place)];
  federation.__SHARE__[host] = { default: shareScope };
}

function empty(): FederationGlobal {
  return {
    ...{ __GLOBAL_PLUGIN__: [], __INSTANCES__: [], __SHARE__: {}, __MANIFEST_LOADING__: {} },
    ...{ __PRELOADED_MAP__: new Map(), __PRELOADED_ASSETS__: new Set(), moduleInfo: {} },
  };
}

function hostInfo(releases: readonly ServedRelease[]) {
  const version = bus.state('installation.version').get();
  return {
    ...plainInfo(version, location.origin + '/'),
    ...{ globalName: host, remoteEntry: '', modules: [], consumerList: [] },
    remotesInfo: Object.fromEntries(
      releases.map(({ manifest }) => [manifest.name, { matchedVersion: manifest.version }]),
    ),
    shared: Object.entries(sharedVersions).map(([name, each]) => sharedInfo(name, each)),
  };
}

function remoteInfo({ manifest, baseUrl }: ServedRelease) {
  const { name, version, entry, shared, exposes } = manifest;
  const exposed = exposes ? [...new Set(Object.values(exposes))] : ['./remote'];
  return {
    ...plainInfo(version, new URL(baseUrl, location.origin).href),
    ...{ globalName: name, remoteEntry: entry, remotesInfo: {}, consumerList: [host] },
    modules: exposed.map((path) => ({
      ...{ moduleName: path.replace(/^\.\//, ''), modulePath: path, assets: noAssets },
    })),
    shared: Object.keys(shared).map((each) => sharedInfo(each, sharedVersions[each] ?? '')),
  };
}

function plainInfo(version: string, publicPath: string) {
  const types = { remoteTypes: '', remoteTypesZip: '', remoteTypesAPI: '' };
  return { ...types, version, buildVersion: version, publicPath, remoteEntryType: 'module' };
}

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

function sharedInfo(sharedName: string, version: string) {
  return { sharedName, version, assets: noAssets };
}

function placeOf({ manifest }: ServedRelease): string {
  return `${manifest.name}:${manifest.version}`;
}
