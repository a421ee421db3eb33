import type { Plugin } from 'vite';
import { exportNamesOfSource } from '../export-names';

const writers = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves out what zod needs to write JSON schemas, a third of it: every schema refers to that, and only the server, for its OpenAPI
 * document, writes any.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'carecircle:without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (writers.test(id) ? stubOf(id) : null),
  };
}

function stubOf(id: string): string {
  const names = exportNamesOfSource(id).map((name) => `export const ${name} = refuse;`);
  return [
    `const refuse = () => { throw new Error('JSON schemas are written on the server'); };`,
    ...names,
  ].join('\n');
}
