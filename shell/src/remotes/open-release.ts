import type { ServedRelease } from '@carecircle/contracts';
import { remoteModuleApi, type RemoteContainer, type RemoteModule } from '@carecircle/remote-kit';
import { moduleOfExposes } from './module-of-exposes';
import { requireIntegrity } from './integrity';
import { requireWords } from './require-words';
import { shareScope } from './share-scope';
import { addStylesheets } from './stylesheets';

/**
 * Fetches a release and gives its module. Every file is checked against its sum by the browser. Each version has addresses of
 * its own, so that two versions of a remote never share a module.
 */
export async function openRelease(release: ServedRelease): Promise<RemoteModule> {
  const { manifest, baseUrl } = release;
  await requireIntegrity(release);
  const styled = addStylesheets(release, 'entry');
  const { href } = new URL(baseUrl + manifest.entry, location.origin);
  const [container] = await Promise.all([
    import(/* @vite-ignore */ href) as Promise<RemoteContainer>,
    styled,
  ]);
  await container.init(shareScope);
  if (manifest.exposes) return moduleOfExposes(container, manifest);
  const exposed = await container.get('./remote');
  const module = asRemoteModule(exposed(), manifest.name);
  module.takeWords(manifest, (language) => requireWords(release, language));
  return module;
}

function asRemoteModule(loaded: unknown, name: string): RemoteModule {
  const module = (loaded as { default?: RemoteModule } | null)?.default;
  if (!module || module.api !== remoteModuleApi || module.name !== name) {
    throw new Error(`${name} gives no remote module of interface ${remoteModuleApi}`);
  }
  return module;
}
