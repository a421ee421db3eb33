import type { Plugin } from 'vite';
import { compileCatalogue } from './compile-catalogue';

const catalogueFile = /\/messages\/[a-z]{2}(-[A-Z]{2})?\.json$/;

/**
 * Compiles each `messages/<locale>.json` from ICU MessageFormat at build time, so that the browser carries no parser. What
 * it gives is JSON again; Vite's own JSON handling goes on from there.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'carecircle-messages',
    enforce: 'pre',
    transform: {
      filter: { id: catalogueFile },
      handler: (json, id) => ({ code: JSON.stringify(compileCatalogue(json, id)), map: null }),
    },
  };
}
