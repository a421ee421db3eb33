import type { MessageLoaders } from '../messages/catalogue';
import {
  remoteModuleApi,
  type PartLifecycles,
  type RemoteModule,
  type RequireWords,
  type SpokenWords,
} from '../remote-module';
import type { RunningDefinition } from './define-remote';
import { partLifecycles } from './part-lifecycles';
import { partSource, type PartSource } from './part-source';

/** Makes what the federation expose `./remote` gives to the shell, from what a remote's table of contents loads. */
export function createRemote(definition: RunningDefinition): RemoteModule {
  const { name } = definition;
  let spoken: SpokenWords = { words: {}, spokenParts: [] };
  let requireWords: RequireWords = async () => undefined;
  const sources = partSources(definition, async (part, language) => {
    await requireWords(language);
    return spoken.spokenParts.includes(part) ? spoken.words[language] : undefined;
  });
  const made = new Map<string, PartLifecycles>();

  function lifecyclesOf(part: string): PartLifecycles | undefined {
    const source = sources.get(part);
    if (source && !made.has(part)) made.set(part, partLifecycles(source));
    return made.get(part);
  }

  return {
    api: remoteModuleApi,
    name,
    takeWords: (words, requires) => {
      spoken = words;
      requireWords = requires;
    },
    page: (routeId) => lifecyclesOf(`route:${routeId}`),
    slotItem: (itemId) => lifecyclesOf(`slot:${itemId}`),
    preload: async (parts) => {
      await Promise.all(parts.map((part) => sources.get(part)?.load()));
    },
    skills: async (language) => {
      const set = await definition.loadSkills?.();
      if (!set) return [];
      const [{ loadSkills }] = await Promise.all([import('../skills/load-skills'), requireWords(language)]);
      return loadSkills(set.default, language);
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

/** The words of a part that came with the page, if it needs no others. */
type Spoken = (part: string, language: string) => Promise<object | undefined>;

function partSources({ name: remote, routes, slots = [], messages }: RunningDefinition, spoken: Spoken) {
  const common = { remote, routeId: null };
  const sources = [
    ...routes.map(({ id, page }) => ({ ...common, part: `route:${id}`, routeId: id, loadComponent: page })),
    ...slots.map(({ id, item }) => ({ ...common, part: `slot:${id}`, loadComponent: item })),
  ].map((source) => {
    const loaders = withSpoken(messages, (language) => spoken(source.part, language));
    return [source.part, partSource({ ...source, loaders })] as const;
  });
  return new Map<string, PartSource>(sources);
}

/** Takes the words that came with the page, and fetches the others. */
function withSpoken(
  loaders: MessageLoaders,
  spoken: (language: string) => Promise<object | undefined>,
): MessageLoaders {
  const first = (language: string, load: MessageLoaders['en']) => async () => {
    const words = await spoken(language);
    return words ? { default: words } : load();
  };
  const wrapped = Object.entries(loaders).map(([language, load]) => [
    language,
    load && first(language, load),
  ]);
  return Object.fromEntries(wrapped) as MessageLoaders;
}
