import { remoteModuleApi, type PartLifecycles, type RemoteModule } from '../remote-module';
import type { RemoteDefinition } from './define-remote';
import { partLifecycles } from './part-lifecycles';
import { partSource, type PartSource } from './part-source';

/** Makes what the federation expose `./remote` gives to the shell, from a remote's table of contents. */
export function createRemote(definition: RemoteDefinition): RemoteModule {
  const { name } = definition;
  const sources = partSources(definition);
  const made = new Map<string, PartLifecycles>();

  function lifecyclesOf(part: string): PartLifecycles | undefined {
    const source = sources.get(part);
    if (source && !made.has(part)) made.set(part, partLifecycles(source));
    return made.get(part);
  }

  return {
    api: remoteModuleApi,
    name,
    page: (routeId) => lifecyclesOf(`route:${routeId}`),
    slotItem: (itemId) => lifecyclesOf(`slot:${itemId}`),
    preload: async (parts) => {
      await Promise.all(parts.map((part) => sources.get(part)?.load()));
    },
    start: async (onFailure) => {
      try {
        const background = await definition.background?.();
        return (await background?.default()) ?? (() => undefined);
      } catch (error) {
        onFailure({ remote: name, part: 'background', stage: 'background', error });
        return () => undefined;
      }
    },
  };
}

function partSources({ name: remote, routes, slots = [], messages: loaders }: RemoteDefinition) {
  const sources = new Map<string, PartSource>();
  for (const { id, page } of routes) {
    const part = `route:${id}`;
    sources.set(part, partSource({ remote, part, routeId: id, loaders, loadComponent: page }));
  }
  for (const { id, item } of slots) {
    const part = `slot:${id}`;
    sources.set(part, partSource({ remote, part, routeId: null, loaders, loadComponent: item }));
  }
  return sources;
}
