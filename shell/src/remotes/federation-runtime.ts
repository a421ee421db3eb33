import { createInstance } from '@module-federation/runtime';
import { sharedModules } from './shared-modules';

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: sharedModules(),
});

/** Loads a container and what it exposes as `./remote`. A later call after a failure tries anew. */
export async function loadContainer({ name, entry }: { name: string; entry: string }): Promise<unknown> {
  federation.registerRemotes([{ name, entry, type: 'module' }], { force: true });
  return federation.loadRemote(`${name}/remote`);
}
