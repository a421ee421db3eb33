import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { sharedModules } from './shared-modules';

// Remotes are built without a federation runtime of their own and take this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

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
