import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { cssTarget } from './css-target';
import { scopedName } from './scoped-name';

/**
 * What a `prerender.tsx` gives when it runs in Node, for the server to send ready. Class names follow from the styles' text, so
 * they are those of the build.
 *
 * @param source its path below `root`.
 */
export async function renderedInNode<Rendered>(root: string, source: string): Promise<Rendered> {
  const folder = mkdtempSync(join(tmpdir(), 'carecircle-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      css: { modules: { generateScopedName: scopedName } },
      ssr: { noExternal: true },
      build: { ssr: source, outDir: folder, copyPublicDir: false, cssTarget, cssMinify: true },
    });
    const rendered = pathToFileURL(join(folder, 'prerender.js')).href;
    const { default: prerender } = (await import(rendered)) as { default: () => Rendered };
    return prerender();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
