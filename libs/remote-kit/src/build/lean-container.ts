import type { Plugin, Rolldown } from 'vite';
import { chunkOfSource, chunksOf, staticClosure } from '@carecircle/remote-json';
import { singletons } from './singletons';

/** The entry of a remote, and what its files read the page's singletons from. */
export const containerModule = 'virtual:carecircle-container';
export const shareScopeModule = 'virtual:carecircle-share-scope';

/**
 * Makes the remote's entry: a federation container of half a kilobyte in place of the generated one, which brings a runtime and a
 * start-up for shared modules of its own (8 kB gzip). It speaks the same protocol, `init(shareScope)` and then `get(name)`, so any
 * federation host can load it. Fails the build when the generated container is not the one that it was made for.
 */
export function leanContainer(exposedModule: string): Plugin[] {
  return [containerSources(exposedModule), inPlaceOfGenerated(exposedModule)];
}

function containerSources(exposedModule: string): Plugin {
  const sources: Readonly<Record<string, string>> = {
    [containerModule]: containerSource(exposedModule),
    [shareScopeModule]: shareScopeSource,
  };
  return {
    name: 'carecircle:container-sources',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source in sources ? source : null),
    load: (id) => sources[id] ?? null,
    buildStart() {
      // The other files of the remote read the page's singletons from it, so it may export more than the protocol asks for.
      this.emitFile({
        type: 'chunk',
        id: containerModule,
        name: 'container',
        preserveSignature: 'allow-extension',
      });
    },
  };
}

function inPlaceOfGenerated(exposedModule: string): Plugin {
  return {
    name: 'carecircle:lean-container',
    apply: 'build',
    enforce: 'post',
    // The federation plugin keeps Vite's preload helper apart for the sake of its own container.
    outputOptions: (options) => ({ ...options, codeSplitting: withoutHelperGroup(options.codeSplitting) }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const generated = generatedContainer(bundle);
        const isKnown = generated.exports.includes('init') && generated.exports.includes('get');
        if (!isKnown || !generated.dynamicImports.includes(exposedFile(bundle, exposedModule))) {
          this.error('The generated federation container has changed: lean-container.ts must follow it');
        }
        delete bundle[generated.fileName];
      },
    },
  };
}

/** The chunk that a page loads first and calls `init` and `get` of. */
export function containerFile(bundle: Rolldown.OutputBundle): string {
  return fileOf(bundle, containerModule);
}

/** The chunk of the one exposed module. */
export function exposedFile(bundle: Rolldown.OutputBundle, exposedModule: string): string {
  return fileOf(bundle, exposedModule);
}

/** All files that must have come before the exposed module runs, the container first. */
export function firstFiles(bundle: Rolldown.OutputBundle, exposedModule: string): string[] {
  return staticClosure(chunksOf(bundle), [containerFile(bundle), exposedFile(bundle, exposedModule)]);
}

function fileOf(bundle: Rolldown.OutputBundle, module: string): string {
  const file = chunkOfSource(chunksOf(bundle), module);
  if (file === null) throw new Error(`No file of the build holds ${module}`);
  return file;
}

function generatedContainer(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const container = Object.values(bundle).find((output) => /^generated-[\w-]+\.js$/.test(output.fileName));
  if (container?.type !== 'chunk') throw new Error('The build has no federation container');
  return container;
}

function withoutHelperGroup(splitting: Rolldown.OutputOptions['codeSplitting']) {
  if (typeof splitting !== 'object') return splitting;
  return { ...splitting, groups: splitting.groups?.filter(({ name }) => name !== 'vite-preload-helper') };
}

const containerSource = (exposedModule: string) => `export { init } from '${shareScopeModule}';
export async function get(name) {
  if (name !== './remote') throw new Error('This remote exposes ./remote only');
  const module = await import('${exposedModule}');
  return () => module;
}
`;

/** A page shares one version of each; of several, one that is there already goes before one that must be fetched. */
export const shareScopeSource = `const shared = {};
export async function init(scope) {
  await Promise.all(${JSON.stringify(singletons)}.map(async (name) => {
    const versions = Object.values(scope[name] ?? {});
    const chosen = versions.find(({ lib }) => lib) ?? versions[0];
    if (chosen) shared[name] ??= chosen.lib ? chosen.lib() : (await chosen.get())();
  }));
}
export const read = (get) => get();
export function singletonOf(name) {
  if (!Object.hasOwn(shared, name)) throw new Error('The page does not share ' + name);
  return shared[name];
}
`;
