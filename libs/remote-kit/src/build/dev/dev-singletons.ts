import type { Plugin } from 'vite';
import { lateSingletons, singletons } from '../singletons';
import { exportNames, wrapperOf } from '../singleton-wrappers';

const prefix = '\0dev-singleton:';

/**
 * Gives a remote on its dev server the singletons of the page, as `singletonWrappers` does in a build. A late one is imported by its
 * bare name, which the page's import map resolves; Vite would turn a plain import of it into an address of its own.
 */
export function devSingletons(root: string): Plugin {
  const known: readonly string[] = singletons;
  const late: readonly string[] = lateSingletons;
  return {
    name: 'carecircle:dev-singletons',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (source) => (known.includes(source) || late.includes(source) ? `${prefix}${source}` : null),
    load: (id) => {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      return late.includes(name) ? lateWrapperOf(name, root) : wrapperOf(name, root);
    },
  };
}

function lateWrapperOf(name: string, root: string): string {
  return [
    `const name = ${JSON.stringify(name)};`,
    'const singleton = await import(/* @vite-ignore */ name);',
    ...exportNames(name, root).map((exported) => `export const ${exported} = singleton.${exported};`),
  ].join('\n');
}
