import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';
import { sourceFile } from './source-file';

/**
 * Names that a package of the workspace exports at run time, by its front door's source; types are left out. Throws when a
 * file that is re-exported whole can't be found.
 */
export function exportNamesOfSource(file: string): string[] {
  const names = new Set<string>();
  for (const { entries } of parseSync(file, readFileSync(file, 'utf8')).module.staticExports) {
    for (const { exportName, importName, moduleRequest, isType } of entries) {
      if (isType) continue;
      if (exportName.name) names.add(exportName.name);
      else if (importName.kind === 'AllButDefault' && moduleRequest) {
        for (const name of exportNamesOfSource(sourceFile(resolve(dirname(file), moduleRequest.value))))
          names.add(name);
      }
    }
  }
  return [...names].filter((name) => name !== 'default');
}

/** Names that a CommonJS package such as React exports, as installed for `root`. */
export function exportNamesOfPackage(name: string, root: string): string[] {
  const exported = createRequire(`${root}/package.json`)(name) as object;
  return Object.keys(exported).filter((key) => key !== 'default' && /^[a-zA-Z_$][\w$]*$/.test(key));
}
