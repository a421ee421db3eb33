import { build, type UserConfig } from 'vite';
import { chunkOfSource, chunksOf, staticClosure } from '@carecircle/remote-json';

/**
 * Ids of the modules in the files that some sources need at once, so that they can be kept in one file. Barrels hide this from
 * the module graph, and only a build knows what is left of them: this makes one without writing it.
 */
export async function firstModules(config: UserConfig, sources: readonly string[]): Promise<Set<string>> {
  const built = await build({
    ...config,
    // What nobody gets need not be small.
    plugins: [
      config.plugins,
      { name: 'carecircle:unminified', config: () => ({ build: { minify: false } }) },
    ],
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  if (!('output' in built)) throw new Error('The build gave more than one bundle');
  const graph = chunksOf(Object.fromEntries(built.output.map((output) => [output.fileName, output])));
  const starts = sources.map((source) => {
    const chunk = chunkOfSource(graph, source);
    if (chunk === null) throw new Error(`No file holds ${source}`);
    return chunk;
  });
  return new Set(staticClosure(graph, starts).flatMap((file) => graph.get(file)?.moduleIds ?? []));
}
