import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { firstModules } from './first-modules';
import { firstScreenSources } from './first-screen-sources';
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
  const build = (codeSplitting: Parameters<typeof shellBuild>[0]['codeSplitting']) =>
    shellBuild({ root, shared, codeSplitting, plugins: [remotesByImport(root, remotes)] });
  const config = build(isWhole ? false : { groups: [await firstScreen()] });
  config.plugins?.push(shellManifest(shared, []));
  return config;

  async function firstScreen() {
    const items = await Promise.all(remotes.map(firstScreenSources));
    const first = await firstModules(build({}), [`${root}/src/main`, ...items.flat()]);
    return { name: 'bundle', test: (id: string) => first.has(id) };
  }
}

/** Stands in for the module of the shell that deals with remotes of other builds. */
function remotesByImport(root: string, remotes: readonly string[]): Plugin {
  const sources: Readonly<Record<string, string>> = {
    [join(root, 'src/remotes/loading/open-release.ts')]: openRelease(remotes),
  };
  return {
    name: 'carecircle:remotes-by-import',
    apply: 'build',
    enforce: 'pre',
    load: (id) => sources[id] ?? null,
  };
}

function openRelease(remotes: readonly string[]): string {
  const imports = remotes.map(
    (folder, index) => `import remote${index} from ${JSON.stringify(join(folder, 'src/remote.ts'))};`,
  );
  const definitions = remotes.map((_, index) => `remote${index}`);
  return `import { createRemote } from '@carecircle/remote-kit';
${imports.join('\n')}
const modules = new Map([${definitions.join(', ')}].map((definition) => [definition.name, createRemote(definition)]));
export async function openRelease({ manifest }) {
  return modules.get(manifest.name);
}`;
}
