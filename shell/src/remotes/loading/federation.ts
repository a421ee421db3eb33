import { createInstance } from '@module-federation/runtime';
import type { OpenByRuntime, OpenContainer, RemoteAddress } from './open-container';
import { shareScope } from './share-scope';

/**
 * Starts the runtime of Module Federation as the page's host, with the share scope and the containers that the page has opened
 * already. Its instance stands where tools of Module Federation look for it (`__FEDERATION__`).
 */
export function startFederation(opened: readonly OpenContainer[]): OpenByRuntime {
  const federation = createInstance({ name: 'shell', remotes: [], shareStrategy: 'loaded-first' });
  federation.initShareScopeMap('default', shareScope as Parameters<typeof federation.initShareScopeMap>[1]);
  const register = ({ name, entry }: RemoteAddress) =>
    federation.registerRemotes([{ name, entry, type: 'module' }]);
  for (const { container, ...remote } of opened) {
    register(remote);
    // The runtime's own types know only factories that give a promise.
    const raw = container as unknown as Parameters<typeof federation.initRawContainer>[2];
    federation.initRawContainer(remote.name, remote.entry, raw).inited = true;
  }
  return (remote) => {
    register(remote);
    return { get: (exposed) => loadFactory(`${remote.name}${exposed.slice(1)}`) };
  };

  async function loadFactory(id: string) {
    const factory = await federation.loadRemote<() => unknown>(id, { from: 'runtime', loadFactory: false });
    if (!factory) throw new Error(`${id} is not there`);
    return factory;
  }
}
