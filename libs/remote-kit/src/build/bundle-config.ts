import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { firstModules } from './first-modules';
import { firstScreenSources } from './first-screen-sources';
import { readRemoteSource, type RemoteSource } from './remote-declaration';
import { runningModule } from './running-module';
import { shellBuild, shellManifest, sharedVersions } from './shell-config';

interface BundleOptions {
  /** Folder of the shell. */
  root: string;
  /** Folders of the remotes. */
  remotes: readonly string[];
  /** Every screen in the one file; else what the product too fetches later stays apart. */
  isWhole: boolean;
}

/**
 * The same source as one application, without federation, sharing or gate: what the packaging is measured against. The shell
 * takes the remotes by import; all else is built as for the product.
 */
export async function bundleConfig({ root, remotes, isWhole }: BundleOptions): Promise<UserConfig> {
  const shared = sharedVersions(root);
  const sources = await Promise.all(remotes.map(readRemoteSource));
  const build = (codeSplitting: Parameters<typeof shellBuild>[0]['codeSplitting']) =>
    shellBuild({ root, shared, codeSplitting, plugins: [remotesByImport(root, sources)] });
  const config = build(isWhole ? false : { groups: [await firstScreen()] });
  config.plugins?.push(shellManifest(shared, []));
  return config;

  async function firstScreen() {
    const items = sources.flatMap(firstScreenSources);
    const first = await firstModules(build({}), [`${root}/src/main`, ...items]);
    return { name: 'bundle', test: (id: string) => first.has(id) };
  }
}

/** Stands in for the module of the shell that deals with remotes of other builds. */
function remotesByImport(root: string, sources: readonly RemoteSource[]): Plugin {
  const modules: Readonly<Record<string, string>> = {
    [join(root, 'src/remotes/loading/open-release.ts')]: openRelease(sources),
    ...Object.fromEntries(sources.map((source) => [moduleId(source), runningModule(source)])),
  };
  return {
    name: 'carecircle:remotes-by-import',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  };
}

const moduleId = ({ declaration }: RemoteSource) => `virtual:${declaration.name}`;

function openRelease(sources: readonly RemoteSource[]): string {
  const ids = sources.map(moduleId);
  return `${ids.map((id, index) => `import remote${index} from ${JSON.stringify(id)};`).join('\n')}
const modules = new Map([${ids.map((_, index) => `remote${index}`).join(', ')}].map((module) => [module.name, module]));
export async function openRelease({ manifest }) {
  return modules.get(manifest.name);
}`;
}
