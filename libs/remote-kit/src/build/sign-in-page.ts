import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { cssTarget } from './css-target';
import { scopedName } from './scoped-name';

/** The sign-in page as the build made it: in each language, for the server to send ready. */
export interface SignInBuild {
  script: string;
  style: string;
  markup: Record<string, { title: string; demo: string; plain: string }>;
}

const css = { modules: { generateScopedName: scopedName } };
const name = 'sign-in';
const markup = 'src/sign-in/prerender.tsx';

/**
 * Builds script and styles of the sign-in page apart from the app, so that it shares no file with it: a stranger loads two
 * kilobytes of program and only the styles of this page.
 */
export function signInFiles(root: string): Plugin {
  return {
    name: 'carecircle:sign-in-files',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
        css,
        build: {
          target: 'es2022',
          cssTarget,
          write: false,
          modulePreload: false,
          cssCodeSplit: false,
          assetsInlineLimit: 0,
          // The markup is taken along for its styles alone.
          rolldownOptions: {
            preserveEntrySignatures: 'strict',
            input: [join(root, 'src/sign-in/sign-in.ts'), join(root, markup)],
          },
        },
      });
      const outputs = 'output' in built ? built.output : [];
      const script = outputs.find((output) => output.type === 'chunk' && output.name === name);
      const style = outputs.find((output) => output.fileName.endsWith('.css'));
      if (script?.type !== 'chunk' || script.imports.length > 0 || style?.type !== 'asset') {
        return this.error('The sign-in page needs one script and one stylesheet');
      }
      this.emitFile({ type: 'asset', name: `${name}.js`, source: script.code });
      this.emitFile({ type: 'asset', name: `${name}.css`, source: style.source });
    },
  };
}

/** Renders `src/sign-in/prerender.tsx` in Node; class names follow from the styles' text, so they are those of the build. */
export async function readSignIn(root: string, paths: readonly string[]): Promise<SignInBuild> {
  const own = paths.filter((path) => path.startsWith(`assets/${name}-`));
  const [script = '', style = ''] = ['.js', '.css'].map((ending) =>
    own.find((path) => path.endsWith(ending)),
  );
  const folder = mkdtempSync(join(tmpdir(), 'carecircle-sign-in-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      css,
      ssr: { noExternal: true },
      build: { ssr: markup, outDir: folder, copyPublicDir: false },
    });
    const rendered = pathToFileURL(join(folder, 'prerender.js')).href;
    const { default: prerender } = (await import(rendered)) as { default: () => SignInBuild['markup'] };
    return { script, style, markup: prerender() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
