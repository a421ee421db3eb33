import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Makes the files of a build small with SWC, which makes the first screen 2 kB smaller than the bundler's own minifier does. A file
 * gets the hash in its name from what comes out.
 */
export function minified(): Plugin {
  return {
    name: 'carecircle:minified',
    apply: 'build',
    // The bundler's own would follow it; what it writes has no spaces all the same.
    config: () => ({
      build: { minify: false, cssMinify: true, rolldownOptions: { output: { minify: onlyPrinted } } },
    }),
    renderChunk: {
      order: 'post',
      async handler(code) {
        const { code: small } = await minify(code, {
          module: true,
          compress: { ecma: 2022, passes: 3 },
          mangle: true,
        });
        return { code: small, map: null };
      },
    },
  };
}

const onlyPrinted = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const;
