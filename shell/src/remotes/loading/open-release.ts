import type { ServedRelease } from '@carecircle/contracts';
import { remoteModuleApi, type RemoteModule } from '@carecircle/remote-kit';
import { moduleOfExposes } from './module-of-exposes';
import { requireIntegrity } from './integrity';
import { openContainer } from './open-container';
import { requireWords } from '../require-words';
import { addStylesheets } from '../stylesheets';

/**
 * Fetches a release and gives its module. Every file is checked against its integrity by the browser. Each version has addresses of
 * its own, so that two versions of a remote never share a module.
 */
export async function openRelease(release: ServedRelease): Promise<RemoteModule> {
  const { manifest } = release;
  await requireIntegrity(release);
  const [container] = await Promise.all([openContainer(release), addStylesheets(release, 'entry')]);
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
