import type { Plugin } from 'vite';
import { remoteEdited } from '@carecircle/contracts';
import { containerModule, shareScopeModule, shareScopeSource } from '../lean-container';

/** Where the dev server has the container; also below the fresh addresses that a page asks at after a failure. */
export const devEntry = 'container.js';

/**
 * The federation container of a remote on its dev server. An edit anywhere below the exposed module brings that module anew, and the
 * page is told to mount the remote again.
 */
export function devContainer(name: string, exposedModule: string): Plugin {
  const sources: Readonly<Record<string, string>> = {
    [containerModule]: containerSource(name, exposedModule),
    [shareScopeModule]: shareScopeSource,
  };
  return {
    name: 'carecircle:dev-container',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (source) => (source in sources ? source : null),
    load: (id) => sources[id] ?? null,
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const path = (request.url ?? '').replace(/^\/again-[^/]+/, '');
        const isEntry = path.split('?', 1)[0] === `/${devEntry}`;
        request.url = isEntry ? `/@id/${containerModule}` : path;
        next();
      });
    },
  };
}

const containerSource = (name: string, exposedModule: string) => `export { init } from '${shareScopeModule}';
let edited;
export async function get(name) {
  if (name !== './remote') throw new Error('This remote exposes ./remote only');
  const module = edited ?? (await import('${exposedModule}'));
  return () => module;
}
if (import.meta.hot) {
  import.meta.hot.accept('${exposedModule}', (module) => {
    // What does not evaluate is told by Vite; the remote goes on as it was.
    if (!module) return;
    edited = module;
    dispatchEvent(new CustomEvent('${remoteEdited}', { detail: '${name}' }));
  });
}
`;
