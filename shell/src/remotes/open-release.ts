import type { ServedRelease } from '@carecircle/contracts';
import { remoteModuleApi, type RemoteModule } from '@carecircle/remote-kit';
import { requireIntegrity } from './integrity';
import { addStylesheets } from './stylesheets';

/**
 * Fetches a release and gives its module. Every file is checked against its sum by the browser. The federation runtime
 * knows each version under a name of its own, so that two versions of a remote never share a cache.
 */
export async function openRelease(release: ServedRelease): Promise<RemoteModule> {
  const { manifest, baseUrl } = release;
  await requireIntegrity(release);
  const styled = addStylesheets(release);
  const { loadContainer } = await import('./federation-runtime');
  const [loaded] = await Promise.all([
    loadContainer({
      name: runtimeName(release),
      entry: new URL(baseUrl + manifest.entry, location.origin).href,
    }),
    styled,
  ]);
  return asRemoteModule(loaded, manifest.name);
}

/** Unique for each version; only letters, digits and `_` survive everywhere in the runtime. */
function runtimeName({ manifest }: ServedRelease): string {
  return `${manifest.name}_${manifest.version}`.replace(/[^a-zA-Z0-9]/g, '_');
}

function asRemoteModule(loaded: unknown, name: string): RemoteModule {
  const module = (loaded as { default?: RemoteModule } | null)?.default;
  if (!module || module.api !== remoteModuleApi || module.name !== name) {
    throw new Error(`${name} gives no remote module of interface ${remoteModuleApi}`);
  }
  return module;
}
