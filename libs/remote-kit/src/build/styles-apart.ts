import type { Plugin, Rolldown } from 'vite';
import { chunksOf, importsFirst, staticClosure } from '@carecircle/remote-json';

/** By what Vite makes hashes differ; it takes away only the first of a file. */
const viteMark = /\/\*\$vite\$:\d+\*\//g;

/**
 * Makes two stylesheets of a build: `style`, what the files that come first are drawn with, and `late`, all other. Who shows
 * something of another file waits for the second one.
 *
 * @param firstOf the chunks that come first; what they import statically does too.
 */
export function stylesApart(firstOf: (bundle: Rolldown.OutputBundle) => readonly string[]): Plugin {
  return {
    name: 'carecircle:styles-apart',
    apply: 'build',
    config: () => ({ build: { cssCodeSplit: true } }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const graph = chunksOf(bundle);
        const first = new Set(staticClosure(graph, firstOf(bundle)));
        const texts = { style: '', late: '' };
        for (const chunk of importsFirst(graph)) {
          texts[first.has(chunk.fileName) ? 'style' : 'late'] += takeStyles(chunk, bundle);
        }
        for (const [name, source] of Object.entries(texts)) {
          if (source !== '') this.emitFile({ type: 'asset', name: `${name}.css`, source });
        }
      },
    },
  };
}

/**
 * The styles of one chunk, which has none of its own from then on. They end in a line break, because the bundler would take a file
 * with the very text of one that is gone for that one.
 */
function takeStyles({ viteMetadata }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const files = [...(viteMetadata?.importedCss ?? [])];
  viteMetadata?.importedCss.clear();
  return files
    .map((file) => {
      const asset = bundle[file];
      delete bundle[file];
      return asset?.type === 'asset' ? `${String(asset.source).replace(viteMark, '')}\n` : '';
    })
    .join('');
}

/** The stylesheet of that name among the files of a build: one, or none when there is nothing in it. */
export function stylesNamed(name: 'style' | 'late', paths: readonly string[]): string[] {
  return paths.filter((path) => path.startsWith(`assets/${name}-`) && path.endsWith('.css'));
}
