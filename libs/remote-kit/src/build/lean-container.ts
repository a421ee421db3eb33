import type { Plugin, Rolldown } from 'vite';
import { chunkOfSource } from './part-chunks';

/**
 * Writes the federation container as what its protocol asks for, `init` and `get`, over the one exposed module. The generated one
 * carries a start-up for shared modules that our singletons do not need: 8 kB (gzip) less for each remote, five times
 * on the dashboard. Fails the build when the generated container is not the one that it was made for.
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
        const container = containerOf(bundle);
        const exposed = chunkOfSource(chunksOf(bundle), exposedModule);
        const isKnown = container.exports.includes('init') && container.exports.includes('get');
        if (!isKnown || exposed === null || !container.dynamicImports.includes(exposed)) {
          this.error('The generated federation container has changed: lean-container.ts must follow it');
        }
        container.code = leanSource(exposed);
        container.imports = [];
        container.dynamicImports = [exposed];
      },
    },
  };
}

/** The chunk that the federation runtime loads first. */
export function containerOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const container = Object.values(bundle).find((output) => /^container-[\w-]+\.js$/.test(output.fileName));
  if (container?.type !== 'chunk') throw new Error('The build has no federation container');
  return container;
}

export function chunksOf(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  return new Map(
    Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  );
}

function withoutHelperGroup(splitting: Rolldown.OutputOptions['codeSplitting']) {
  if (typeof splitting !== 'object') return splitting;
  return { ...splitting, groups: splitting.groups?.filter(({ name }) => name !== 'vite-preload-helper') };
}

function leanSource(exposed: string): string {
  return `export function init() {}
export async function get(name) {
  if (name !== './remote') throw new Error('This remote exposes ./remote only');
  const module = await import('./${exposed}');
  return () => module;
}
`;
}
