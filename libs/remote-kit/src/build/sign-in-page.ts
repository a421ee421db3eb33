import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { cssTarget } from './css-target';
import { renderedInNode } from './rendered-in-node';
import { scopedName } from './scoped-name';

/** The sign-in page as the build made it: in each language, for the server to send ready. */
export interface SignInBuild {
  script: string;
  style: string;
  markup: Record<string, { title: string; demo: string; plain: string }>;
}

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
        css: { modules: { generateScopedName: scopedName } },
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

/** The page's files among those of the build, and its markup. */
export async function readSignIn(root: string, paths: readonly string[]): Promise<SignInBuild> {
  const own = paths.filter((path) => path.startsWith(`assets/${name}-`));
  const [script = '', style = ''] = ['.js', '.css'].map((ending) =>
    own.find((path) => path.endsWith(ending)),
  );
  return { script, style, markup: await renderedInNode<SignInBuild['markup']>(root, markup) };
}
