import type { Plugin } from 'vite';

const stub = '\0no-mutations';

/**
 * Leaves TanStack Query's mutations out: what changes something is a command here, with a queue of its own, and nothing else is
 * shared with remotes. Fails the build when the library no longer asks for them so.
 */
export function withoutMutations(): Plugin {
  let isFound = false;
  return {
    name: 'carecircle:without-mutations',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source !== './mutationCache.js' || !importer?.includes('query-core')) return null;
      isFound = true;
      return stub;
    },
    load: (id) => (id === stub ? noMutations : null),
    buildEnd(error) {
      if (!error && !isFound) this.error('TanStack Query has changed: it asks for no mutationCache.js');
    },
  };
}

/** What a client of queries calls of it. */
const noMutations = `export class MutationCache {
  getAll() { return []; }
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
  clear() {}
}`;
