import type { MessageLoaders } from '../messages/catalogue';
import { remoteModuleApi, type PartLifecycles, type RemoteModule, type SpokenWords } from '../remote-module';
import type { RemoteDefinition } from './define-remote';
import { partLifecycles } from './part-lifecycles';
import { partSource, type PartSource } from './part-source';

/** Makes what the federation expose `./remote` gives to the shell, from a remote's table of contents. */
export function createRemote(definition: RemoteDefinition): RemoteModule {
  const { name } = definition;
  let spoken: SpokenWords = { words: {}, spokenParts: [] };
  const sources = partSources(definition, (part, language) =>
    spoken.spokenParts.includes(part) ? spoken.words[language] : undefined,
  );
  const made = new Map<string, PartLifecycles>();

  function lifecyclesOf(part: string): PartLifecycles | undefined {
    const source = sources.get(part);
    if (source && !made.has(part)) made.set(part, partLifecycles(source));
    return made.get(part);
  }

  return {
    api: remoteModuleApi,
    name,
    takeWords: (words) => {
      spoken = words;
    },
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

type Spoken = (part: string, language: string) => object | undefined;

function partSources({ name: remote, routes, slots = [], messages }: RemoteDefinition, spoken: Spoken) {
  const sources = new Map<string, PartSource>();
  for (const { id, page } of routes) {
    const part = `route:${id}`;
    sources.set(part, partSource({ remote, part, routeId: id, loaders: messages, loadComponent: page }));
  }
  for (const { id, item } of slots) {
    const part = `slot:${id}`;
    const loaders = withSpoken(messages, (language) => spoken(part, language));
    sources.set(part, partSource({ remote, part, routeId: null, loaders, loadComponent: item }));
  }
  return sources;
}

/** Takes the words that came with the page, and fetches those of other languages. */
function withSpoken(
  loaders: MessageLoaders,
  spoken: (language: string) => object | undefined,
): MessageLoaders {
  const first = (language: string, load: MessageLoaders['en']) => async () => {
    const words = spoken(language);
    return words ? { default: words } : load();
  };
  const wrapped = Object.entries(loaders).map(([language, load]) => [
    language,
    load && first(language, load),
  ]);
  return Object.fromEntries(wrapped) as MessageLoaders;
}
