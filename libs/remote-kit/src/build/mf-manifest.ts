import { posix } from 'node:path';

interface Described {
  name: string;
  version: string;
  /** The container's file below `dist`. */
  entry: string;
  /** Files that must have come before the exposed module runs. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Module name → range. */
  ranges: Readonly<Record<string, string>>;
}

/** `mf-manifest.json`: what any host with the federation runtime reads to load the remote by its address (MFE-2). */
export function mfManifest({ name, version, entry, scripts, styles, ranges }: Described) {
  const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const assets = { js: { sync: scripts, async: [] }, css: { sync: styles, async: [] } };
  return {
    ...{ id: name, name },
    metaData: {
      ...{ name, type: 'app', globalName: name, publicPath: 'auto' },
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: posix.basename(entry), path: posix.dirname(entry), type: 'module' },
      types: { path: '', name: '', zip: '', api: '' },
    },
    shared: Object.entries(ranges).map(([shared, requiredVersion]) => ({
      ...{ id: `${name}:${shared}`, name: shared, version: requiredVersion.slice(1), requiredVersion },
      ...{ singleton: true, assets: none },
    })),
    remotes: [],
    exposes: [{ id: `${name}:remote`, name: 'remote', path: './remote', assets }],
  };
}
