import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { exportNamesOfPackage, exportNamesOfSource } from './export-names';
import { lateSingletons, singletons } from './singletons';
import { shareScopeModule } from './lean-container';
import { sourceFile } from './source-file';

/** Before the name of a singleton, the id of the module that reads it. */
export const wrapperPrefix = '\0singleton:';

/**
 * Gives a remote the singletons of the page it runs in (MFE-2). Each import of one becomes a small module that reads it from what
 * the container was given when the page called its `init`; a late one stays a bare import, which the page's import
 * map resolves. The federation plugin's own wrappers wait for a start-up of their own, find export names by text patterns
 * that TypeScript outgrows, and weigh four times as much.
 */
export function singletonWrappers(root: string): Plugin {
  const known: readonly string[] = singletons;
  const late: readonly string[] = lateSingletons;
  return {
    name: 'carecircle:singleton-wrappers',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => {
      if (late.includes(source)) return { id: source, external: true };
      return known.includes(source) ? `${wrapperPrefix}${source}` : null;
    },
    load: (id) => (id.startsWith(wrapperPrefix) ? wrapperOf(id.slice(wrapperPrefix.length), root) : null),
  };
}

/** Source of one wrapper. Unused names fall away: reading one has no effect, which the mark before the call says. */
export function wrapperOf(name: string, root: string): string {
  const lines = exportNames(name, root).map(
    (exported) => `export const ${exported} = /* @__PURE__ */ read(() => singleton.${exported});`,
  );
  return [
    `import { singletonOf, read } from '${shareScopeModule}';`,
    `const singleton = singletonOf(${JSON.stringify(name)});`,
    `export default 'default' in singleton ? singleton.default : singleton;`,
    ...lines,
  ].join('\n');
}

/** Names that a singleton exports at run time. */
export function exportNames(name: string, root: string): string[] {
  if (name === 'react-router-dom') return exportNamesOfSource(sharedRouter);
  if (!name.startsWith('@carecircle/')) return exportNamesOfPackage(name, root);
  return exportNamesOfSource(realpathSync(createRequire(`${root}/package.json`).resolve(name)));
}

const sharedRouter = sourceFile(fileURLToPath(new URL('../navigation/router', import.meta.url)));
