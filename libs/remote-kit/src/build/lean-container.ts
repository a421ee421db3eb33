import type { Plugin, Rolldown } from 'vite';
import { chunksOf } from './chunks-of';
import { chunkOfSource } from './part-chunks';

/**
 * Makes the chunk of the one exposed module the federation container itself, by adding what the protocol asks for: `init` and
 * `get`. The generated container would be a request of its own and carries a start-up for shared modules that our singletons
 * do not need: 8 kB (gzip) less for each remote. Fails the build when the generated container is not the one that it was
 * made for.
 */
export function leanContainer(exposedModule: string): Plugin {
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
        const container = containerOf(bundle, exposedModule);
        const isKnown = generated.exports.includes('init') && generated.exports.includes('get');
        if (!isKnown || !generated.dynamicImports.includes(container.fileName)) {
          this.error('The generated federation container has changed: lean-container.ts must follow it');
        }
        container.code += protocol;
        delete bundle[generated.fileName];
      },
    },
  };
}

/** The chunk that the shell loads first. */
export function containerOf(bundle: Rolldown.OutputBundle, exposedModule: string): Rolldown.OutputChunk {
  const container = bundle[chunkOfSource(chunksOf(bundle), exposedModule) ?? ''];
  if (container?.type !== 'chunk') throw new Error('The build has no exposed module');
  return container;
}

function generatedContainer(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const container = Object.values(bundle).find((output) => /^container-[\w-]+\.js$/.test(output.fileName));
  if (container?.type !== 'chunk') throw new Error('The build has no federation container');
  return container;
}

function withoutHelperGroup(splitting: Rolldown.OutputOptions['codeSplitting']) {
  if (typeof splitting !== 'object') return splitting;
  return { ...splitting, groups: splitting.groups?.filter(({ name }) => name !== 'vite-preload-helper') };
}

/** A module that imports its own address gets itself. */
const protocol = `export function init() {}
export async function get(name) {
  if (name !== './remote') throw new Error('This remote exposes ./remote only');
  const module = await import(import.meta.url);
  return () => module;
}
`;
